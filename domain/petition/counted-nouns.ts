/** Things of which there are many, by words that a note often leaves without an article. */

/** Nothing else is called so: one of them has an article wherever it stands alone. */
export const CERTAIN =
  'agency|aide|algorithm|association|bag|barn|biologist|board|bridge|budget|bureau|camera|card|chemist|child|city|clinic|clinician|committee|company|computer|conference|consultant|contractor|controller|cooperative|council|county|course|crew|customer|dashboard|database|department|detector|device|dictionary|diver|doctor|driver|drug|employer|engineer|entomologist|evaluation|experiment|facility|farm|farmer|foundation|freezer|grant|grower|guide|handbook|inspector|installer|instrument|interpreter|journal|lab|label|laboratory|letter|library|lot|machine|manager|manual|manufacturer|meter|microphone|microscope|museum|network|nurse|office|operator|orchard|owner|patient|pharmacist|phrase|pier|plant|plot|product|program|programmer|protocol|prototype|pump|railroad|region|researcher|residency|robot|rotation|rule|scale|scientist|sensor|server|signal|site|specialist|spreadsheet|station|student|supervisor|supplier|survey|syringe|table|tablet|teacher|team|technician|therapist|tool|trainer|trap|truck|university|valve|vendor|veterinarian|video|village|warehouse|word|workshop'

/** Those that English also says without one: “in school”, “by law”. */
export const OFTEN =
  'job|PhD|alarm|app|article|auction|backup|benefit|box|center|certificate|college|contract|dam|dissertation|district|exercise|factory|government|group|hospital|index|law|license|limit|meeting|method|model|paper|partner|patent|pilot|plan|procedure|project|publisher|recycler|reference|report|result|school|score|shop|state|study|system|test|thesis|town|trial|version|virus|website|year'
