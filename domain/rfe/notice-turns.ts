/**
 * Turns that hold something against the petition and name its point by themselves, with no word of refusal that could be
 * told from the law, or with one that elsewhere refuses nothing ("is not intended to").
 */
import type { ConcernKey, Point } from './rfe-concerns.ts'

type Turn = { point: Point; concern: ConcernKey; words: RegExp }

const OCCUPATION = '(?:occupations?|professions?|jobs?|job titles?|duties|careers?|lines? of work|employment)'
const AN_ENDEAVOR = '(?:an? |any )?(?:[a-z-]+ ){0,2}(?:endeavor|undertaking)s?\\b'
const WORK = '(?:jobs?|work|employment|employers?|positions?)'
const JOB_SEARCH = `(?:(?:job|employment) search(?:es)?|search(?:es|ing)? for (?:an? )?(?:[a-z.]+ ){0,2}${WORK}|(?:look|looking) for (?:an? )?(?:[a-z.]+ ){0,2}${WORK}|(?:find|finding|seek|seeking) (?:an? )?(?:[a-z.]+ ){0,2}${WORK})`
const THOSE_SERVED = '(?:employers?|clients?|customers?|compan(?:y|ies)|business|firm|owners?|shareholders?|students?|patients?|tenants?|members?)'

const turns: readonly Turn[] = [
  {
    point: 1,
    concern: 'endeavor-unclear',
    words: new RegExp(`\\b${OCCUPATION}\\b[^.;]{0,60}\\b(?:is|are|was|were)(?: [a-z]+ly)? (?:not(?: in itself| by itself| alone)?|no) ${AN_ENDEAVOR}`),
  },
  {
    point: 1,
    concern: 'endeavor-unclear',
    words: new RegExp(`\\b${OCCUPATION}\\b[^.;]{0,60}\\b(?:do|does|did) not(?: by (?:itself|themselves))? (?:amount to|constitute|describe|make|represent|rise to) ${AN_ENDEAVOR}`),
  },
  {
    point: 1,
    concern: 'endeavor-unclear',
    words: new RegExp(
      `\\b${OCCUPATION}\\b[^.;]{0,60}(?:,|\\b) ?(?:(?:and |but )?not|rather than|instead of|in place of|in lieu of|as opposed to) (?:an?|any) (?:[a-z-]+ ){0,2}(?:endeavor|undertaking)s?\\b`,
    ),
  },
  {
    point: 1,
    concern: 'endeavor-unclear',
    words: /^(?:continuing (?:to|his|her|your|the)|working as|to work as|the practice of|practicing)\b[^.;]{0,80}\bis (?:only |merely |simply |itself )?an? (?:occupation|profession|job)\b/,
  },
  {
    point: 1,
    concern: 'endeavor-unclear',
    words:
      /\b(?:(?:descriptions?|accounts?|statements?|nature|scope|details) of (?:the|your|his|her|their) (?:proposed )?endeavor|(?:the|your|his|her|their) (?:proposed )?endeavor itself) (?:has |have )?(?:changed|shifted|evolved|varied|varies|differ(?:s|ed)?)\b/,
  },
  // “…, while in the response it has become a school.”
  {
    point: 1,
    concern: 'endeavor-unclear',
    words:
      /\bin (?:the|your|his|her) (?:response|reply)\b[^.;]{0,30}\b(?:it|this|the (?:proposed )?(?:endeavor|undertaking))\b (?:has (?:since |now )?become|became|is now|has been (?:changed|replaced|recast))\b/,
  },
  // “…, but no endeavor that she would pursue within it.”
  {
    point: 1,
    concern: 'endeavor-unclear',
    words:
      /^no (?:[a-z]+ ){0,2}endeavor\b[^.;]{0,60}\b(?:petitioner|beneficiary|he|she|you)\b|\b(?:identif(?:y|ies|ied)|describe[sd]?|offer(?:s|ed)?|name[sd]?|state[sd]?|present(?:s|ed)?) no (?:[a-z]+ ){0,2}endeavor\b/,
  },
  {
    point: 3,
    concern: 'balance',
    words: /\bshortages?\b[^.;]{0,80}\b(?:do|does|did) not\b[^.;]{0,40}\b(?:waivers?|waiving|labor certification|job offer)\b/,
  },
  {
    point: 3,
    concern: 'balance',
    words: new RegExp(
      `\\bwaivers?\\b[^.;]{0,60}\\b(?:is|are|was|were|does|do|did|has|have|may)(?: [a-z]+ly)? not (?:been )?(?:intended|meant|designed|created|enacted|granted|available|there|exist|an? (?:means|way|vehicle|tool|device)|for|to (?:facilitate|give|allow|assist|help|ease|grant))\\b(?:u\\.s\\.|[^.;]){0,80}\\b${JOB_SEARCH}\\b`,
    ),
  },
  {
    point: 1,
    concern: 'national-importance',
    words: new RegExp(
      `\\bbenefits?\\b[^.;]{0,60}\\b(?:accrue|flow|go|inure)s?\\b[^.;]{0,20}\\b(?:mainly|primarily|solely|chiefly|only|mostly|largely|principally|exclusively) (?:to|toward) (?:[a-z']+ ){0,3}${THOSE_SERVED}\\b`,
    ),
  },
  {
    point: 1,
    concern: 'national-importance',
    words: new RegExp(`\\bbenefits?\\b[^.;]{0,60}\\b(?:accrue|flow|go|inure)s?\\b[^.;]{0,10}\\bto (?:[a-z']+ ){0,5}${THOSE_SERVED} (?:alone|only)\\b`),
  },
  {
    point: 3,
    concern: 'balance',
    words:
      /\b(?:(?:his|her|your|the petitioner's|the beneficiary's|this) (?:[a-z]+ ){0,2}employer|works for an employer (?:that|which|who)),? (?:[a-z]+ ){0,2}(?:could|is (?:able|willing|free)|would be (?:able|willing)|appears (?:able|willing))\b(?! not\b)[^.;]{0,40}\b(?:labor certification|perm\b|sponsor (?:him|her|you|the (?:petitioner|beneficiary)))/,
  },
]

const ofAnyone = /^(?:an?|any|each|every|no) (?:petitioner|person|individual|applicant|beneficiary|petition)\b|\b(?:must|should|if|unless|whether)\b/

/** The point and concern of a turn in a clause; null where it has none. */
export const turnIn = (clause: string): { point: Point; concern: ConcernKey } | null => (ofAnyone.test(clause) ? null : (turns.find(({ words }) => words.test(clause)) ?? null))
