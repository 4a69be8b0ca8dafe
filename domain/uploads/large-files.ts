/** Files of an order that travel by themselves, as bytes: deliveries, and what customers hand over on an order's page. */
export const LARGE_FILE_BYTES_MAX = 25 * 1024 * 1024

/** Most files of one delivery. */
export const DELIVERY_FILES_MAX = 20

/** What an operator writes to a delivery. */
export const DELIVERY_LINE_MAX = 2000

/** What a customer writes when choosing or asking for a revision. */
export const DELIVERY_COMMENT_MAX = 4000
