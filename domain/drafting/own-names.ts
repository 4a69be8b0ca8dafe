/** A name of the visitor's own for a product or a trial: "TideWatch", "DOCK-B". */
export const OWN_NAME = /(?<![\w-])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d-]*|\p{Ll}{3,12}\p{Lu}{2,}[\p{L}\d-]*|\p{Ll}{4,12}\p{Lu}\p{Ll}{2,}[\p{L}\d-]*|\p{Lu}{3,}-(?:[\p{Lu}\d]+|\p{Lu}\p{Ll}{2,}))(?![\w-])/u
