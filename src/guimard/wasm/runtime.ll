; What Numba's code calls at run time, for a module that imports nothing.
;
; Arrays made inside functions live in 64 blocks of 8192 bytes: more than the rules ever need at a time. Memory never
; grows; a function that asks for too much traps.

@pool = internal global [524288 x i8] zeroinitializer, align 64
@fresh = internal global i32 0
@spare = internal global ptr null

declare void @llvm.trap() noreturn

; A block: references (i64), destructor, pointer to its data, …; the data begins at 64.
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %big = icmp ugt i64 %size, 8128
  br i1 %big, label %full, label %look
look:
  %top = load ptr, ptr @spare
  %none = icmp eq ptr %top, null
  br i1 %none, label %new, label %again
again:
  %below = load ptr, ptr %top
  store ptr %below, ptr @spare
  br label %fill
new:
  %at = load i32, ptr @fresh
  %out = icmp uge i32 %at, 524288
  br i1 %out, label %full, label %take
take:
  %next = add i32 %at, 8192
  store i32 %next, ptr @fresh
  %first = getelementptr i8, ptr @pool, i32 %at
  br label %fill
full:
  call void @llvm.trap()
  unreachable
fill:
  %block = phi ptr [ %top, %again ], [ %first, %take ]
  %data = getelementptr i8, ptr %block, i32 64
  store i64 1, ptr %block
  %pointer = getelementptr i8, ptr %block, i32 16
  store ptr %data, ptr %pointer
  ret ptr %block
}

; Called when nothing refers to a block any more: it goes onto the list of spare blocks.
define void @NRT_MemInfo_call_dtor(ptr %block) {
  %top = load ptr, ptr @spare
  store ptr %top, ptr %block
  store ptr %block, ptr @spare
  ret void
}

; Messages that are put together at run time would need these; there are none.
define ptr @NRT_Allocate(i64 %size) {
  call void @llvm.trap()
  unreachable
}

define void @NRT_Free(ptr %at) {
  ret void
}
