/**
 * Pages that the browser may ask for ahead, when a link is pointed at or pressed: those that everybody may read. They have
 * one segment at most, or stand under `/blog/` or `/faq/`. What lies deeper is one person's own, and asking for it may do something.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: ['/', '/:page', '/blog/:article', '/faq/:location'] }, { not: { selector_matches: '[download], [target]' } }] }, eagerness: 'moderate' }],
})
