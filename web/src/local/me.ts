/** The id of whoever plays on this device. */
export const ME = "here";
