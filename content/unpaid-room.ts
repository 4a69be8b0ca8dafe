/** What is said where something cannot be kept that belongs to no paid order. */
export const NO_ROOM_LEFT = {
  full: 'We have received more than we can keep right now. Nothing you typed is lost. Please try again later, or email it to us at {email}',
  visitor: 'A lot has come from this connection within the last hour. Nothing you typed is lost. Please send it again in a while, or email it to us at {email}',
} as const
