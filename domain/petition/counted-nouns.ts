/** Things of which there are many, by words that a note often leaves without an article. */

/** Nothing else is called so: one of them has an article wherever it stands alone. */
export const CERTAIN =
  'agency|aide|algorithm|association|bag|barn|board|bridge|budget|bureau|camera|card|child|city|clinic|committee|company|computer|consultant|council|county|course|crew|customer|dashboard|database|department|device|dictionary|diver|doctor|driver|drug|employer|engineer|evaluation|experiment|facility|farm|farmer|foundation|grant|guide|handbook|inspector|installer|instrument|interpreter|lab|label|laboratory|letter|library|lot|machine|manager|manual|meter|microphone|microscope|network|nurse|office|operator|owner|patient|pharmacist|phrase|pier|plot|product|program|programmer|protocol|prototype|pump|railroad|region|residency|robot|rotation|rule|scale|sensor|server|signal|site|spreadsheet|student|supervisor|supplier|survey|syringe|table|tablet|teacher|team|technician|tool|trainer|truck|university|valve|vendor|veterinarian|video|village|warehouse|word|workshop'

/** Those that English also says without one: “in school”, “by law”. */
export const OFTEN =
  'job|PhD|alarm|app|article|auction|backup|benefit|box|center|certificate|college|contract|dam|dissertation|district|exercise|factory|government|group|hospital|index|law|license|limit|meeting|method|model|paper|partner|patent|pilot|plan|procedure|project|publisher|recycler|reference|report|result|school|score|shop|state|study|system|test|thesis|town|trial|version|virus|website|year'
