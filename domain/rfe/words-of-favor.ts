const FAVORS =
  /\bspeaks? (?:\w+ )?for (?:you|him|her|the (?:petitioner|beneficiary))\b|\bin (?:your|his|her|the (?:petitioner|beneficiary)'s) favor\b|\bto (?:your|his|her) credit\b|\b(?:equal to|equivalent to|meets?|qualif\w+(?! (?:u\.s\. )?(?:workers?|people|persons|candidates|professionals)\b)|(?<!\b(?:an?|the|other) )establish\w*|satisf\w+|sufficient|(?<!\b(?:of|the|this|that|such|your|his|her|its|their|financial|letters? of) )(?:supports(?! for\b| from\b)|support (?=(?:the|your|his|her|its|an?|this|that|these) ))|demonstrates?|persuasive|credible|(?:well|amply|fully) (?:documented|supported|established)|falls? within)\b/

/** It speaks for the petition. */
export const favors = (plain: string): boolean => FAVORS.test(plain)
