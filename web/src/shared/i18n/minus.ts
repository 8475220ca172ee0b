// The minus of numbers: browsers write a hyphen in most languages.
import { FluentNumber, type Scope } from "@fluent/bundle";

export const trueMinus = (formatted: string): string => formatted.replace("-", "−");

/** A number inside a message. */
export class TextNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return trueMinus(super.toString(scope));
  }
}
