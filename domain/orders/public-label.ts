/** Names of an order for those who may not open it: the whole reference opens the order, its beginning opens nothing. */
export const publicLabel = (reference: string): string => reference.slice(0, 7)

/** On invoices and receipts, which go to employers and accountants: `INV-7K2M-3F9C21D0`. Begins like the reference, so that the order is found by it. */
export const invoiceNumber = ({ id, reference }: { id: string; reference: string }): string => `INV-${publicLabel(reference).slice(3)}-${id.slice(0, 8).toUpperCase()}`
