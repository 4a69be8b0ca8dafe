/** What today’s practice lacks for those a project is for, where nobody has said it: only what the project itself implies, told as the lack of the thing. */
import { withArticle } from '../endeavor/sentence-forms.ts'
import { areOrganizations, arePersons } from './persons.ts'
import type { ContributionForm } from './problem-area.ts'
import type { Chooser } from './wording.ts'

type Gap = { phrase: string; object: string | null; form: ContributionForm; users: string | null }

/** "extend SentryTide from three ports to all northern ports": where it is, and where it is not. */
const FURTHER =
  /^(?:extend|expand|scale|take|bring) (.{2,60}?) from ((?:about )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|one)(?: [a-z-]+){0,2}) to ((?:all |about |more than )?[^,.;]{3,60}?)(?= (?:and|with|in|by|through)\b|[,.;]|$)/
const TO_NEW_PLACES = /^(?:expand|extend|bring) (.{2,60}?) to ((?:\d+|two|three|four|five|six|several) (?:more|other|new|additional) [a-z]+s)\b/
/** "extend screening without a specialist to small clinics": who is not there. */
const NOBODY = /^(?:extend|bring|expand|introduce|offer|develop) ([a-z][a-z -]{3,60}?) without (an? [a-z -]{4,30}?)(?= (?:to|in|at|for|on)\b|[,.;]|$)/
const TRIAL = /^conduct an? (?:[\w-]+ ){0,3}?(?:trial|study) of ((?:the )?[\p{L}\d][\p{L}\d’ -]{2,40}?)(?= (?:between|with|in|at|among|for|on|that|where)\b|[,.;]|$)/u
const PLANT = /^(?:line|plant|facility|mill|refinery|foundry|factory)$/
const KIT = /^(?:toolkit|kit|tool|platform|app|software|dashboard|database|registry|library|plugin|portal|template|calculator|guide|handbook|manual|playbook|checklist|catalog)$/
const RULE = /^(?:method|protocol|procedure|standard|framework|approach|practice|process)$/
const COMPARED = /^(?:benchmark|index|survey|census)$/
const PROGRAM = /^(?:program|service|network|clinic|course|curriculum|training|workshop|academy|center)$/

/** Empty where not even the lack can be told. */
export function projectGap({ phrase, object, form, users }: Gap, choose: Chooser): string {
  const [, what = '', from = '', to = ''] = FURTHER.exec(phrase) ?? []
  if (what !== '') {
    const rest = to.replace(/^(?:all|about|more than) /, '')
    // "from 11 to 150 small ports": of whom there are 11, stands behind the second number.
    const [, counted = ''] = /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten) (?:more )?(.+)$/.exec(rest) ?? []
    const here = from.includes(' ') ? from : counted === '' ? '' : `${from} ${counted}`
    if (here === '') return ''
    return counted === ''
      ? choose('gap', [`So far ${what} is in use in ${here} only; the other ${rest} work without it.`, `Today ${what} reaches only ${here}, and the other ${rest} have to do without what it shows.`])
      : choose('gap', [`So far ${what} serves ${here}, and many more have to work without it.`, `Today ${what} reaches ${here}; many others still work without it.`])
  }
  const [, house = '', where = ''] = TO_NEW_PLACES.exec(phrase) ?? []
  if (house !== '' && where !== '') {
    const places = where.split(' ').at(-1) ?? ''
    return users === null
      ? choose('gap', [`In these ${places}, what ${house} does is not yet available to anyone.`, `Those who live in these ${places} cannot use ${house} today.`])
      : choose('gap', [`In these ${places}, ${users} cannot yet turn to ${house}.`, `Today ${users} in these ${places} have to manage without ${house}.`])
  }
  const [, care = '', whom = ''] = NOBODY.exec(phrase) ?? []
  if (care !== '' && users !== null)
    return choose('gap', [
      `Where ${users} have no ${whom.replace(/^an? /, '')} on staff, nobody may be there to lead ${care}.`,
      `Among ${users}, those without ${whom} need another safe way to offer ${care}.`,
    ])
  const tried = TRIAL.exec(phrase)?.[1]
  if (tried !== undefined)
    return choose('gap', [
      `Results from a few centers do not show whether ${tried} works across many sites, and without a larger trial others have little reason to adopt it.`,
      `Until ${tried} has been tested at many sites, nobody can say for whom it works and where it does not.`,
    ])
  const head = object ?? ''
  if (PLANT.test(head))
    return choose('gap', [
      `Until ${withArticle(head)} of this kind runs, cost and quality at commercial scale remain unproven, and nobody else can plan with the process.`,
      `A process that has not run at commercial scale supplies nobody, and its real cost stays unknown.`,
    ])
  const whose = users ?? 'others'
  const each = users !== null && areOrganizations(users) && !arePersons(users) ? 'each of them' : 'everyone'
  if (COMPARED.test(head))
    return choose('gap', [
      users === null
        ? `Without a shared ${head}, nobody can tell how well one system or practice performs against another.`
        : `Without a shared ${head}, ${users} cannot tell how well one system or practice performs against another.`,
      `As long as there is no common ${head}, claims about performance cannot be compared.`,
    ])
  if (RULE.test(head))
    return choose('gap', [
      `As long as such a ${head} stays with the few who know it, ${whose} have to develop and defend one of their own.`.replace(/ such a (?=[aeiou])/, ' such an '),
      `Without a published ${head}, ${whose} have to work out their own, and ${each} pays for the same lessons.`,
    ])
  if (KIT.test(head))
    return users === null
      ? choose('gap', [`Without a shared ${head}, each site has to work this out alone.`, `As long as no such ${head} is open to others, each site has to start from nothing.`])
      : choose('gap', [`Without ${withArticle(head)} made for them, ${users} have to work this out one by one.`, `As long as no such ${head} is open to ${users}, ${each} has to start from nothing.`])
  if ((PROGRAM.test(head) || form === 'service') && users !== null)
    return choose('gap', [`Without a common ${PROGRAM.test(head) ? head : 'program'}, ${users} depend on what each can arrange alone.`, `Today ${users} mostly depend on what each can arrange alone.`])
  return ''
}
