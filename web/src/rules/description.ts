// What src/guimard/wasm writes beside each module: how its functions are called, its records, its errors.

/** How a value is passed: a pointer to a record, an array of items of so many bytes, a number, or several values. */
export type Kind = Scalar | ArrayKind | Kind[];
export type Scalar = "record" | "int64" | "uint64" | "int16" | "float64" | "bool" | "none";

export interface ArrayKind {
  item: number;
  dimensions: number;
}

export interface RecordLayout {
  size: number;
  /** The type of each field, its offset in bytes, and how many numbers it has. */
  fields: Record<string, [type: string, offset: number, count: number]>;
}

export interface Description {
  sources: string;
  calls: Record<string, { takes: Kind[]; gives: Kind }>;
  records: Record<string, RecordLayout>;
  /** Records to pass on as they are, in base64: the shipped material. */
  data: Record<string, string>;
  /** By number; the first two have fixed meanings. */
  errors: string[];
}
