/** "4060 Marble Street", a line of an address. */
export const STREET =
  /^\d{1,6} (?:[\p{Lu}\d][\p{L}\d.'’-]* ){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|plaza|highway|hwy|parkway|pkwy|suite|floor)\b\.?[^\t]{0,30}$/iu
