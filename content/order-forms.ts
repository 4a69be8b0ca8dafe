/** What a page of an order says where it was sent too many forms. */
export const MANY_FORMS = 'These are many changes within an hour. Please send this one again a little later, or write to us by email.'
