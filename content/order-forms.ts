/** What a page of an order says where it was sent too many forms. */
export const MANY_FORMS = 'These are many changes within an hour. Please send this one again a little later, or write to us by email.'
/** Where several forms of one order wait already. What was typed stays in the form. */
export const MANY_AT_ONCE = 'Several changes of this order are being saved at this moment. What you typed is still here: please send it again.'
