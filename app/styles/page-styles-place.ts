/** Where the styles of a page stand in its document. */
export const STYLES_ID = 'page-styles'

/** Stands there until the page is drawn and they are known. */
export const STYLES_PLACE = '/*page-styles*/'
