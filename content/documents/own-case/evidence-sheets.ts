/** A plan of evidence as a workbook: claims, exhibits, what is open, and the index that is filed. */
import type { Sheet, SheetCell } from '../../../domain/documents/sheet.ts'
import { exhibitsOfClaim, planHoles, provedBy, PURPOSES, type EvidencePlan } from '../../../domain/petition/evidence-plan.ts'
import { EXISTED_WORDS, holeSubject, holeWords, NO_HOLES, STATE_WORDS, TRANSLATION_WORDS } from './plan-words.ts'

const open = (text: string): SheetCell => (text === '' ? '' : { text, tone: 'open' })

export function evidenceSheets(plan: EvidencePlan): Sheet[] {
  const holes = planHoles(plan)
  const ofClaim = (number: number) => holes.filter((hole) => 'claim' in hole && hole.claim === number).map(holeWords)
  const ofExhibit = (number: number) => holes.filter((hole) => 'exhibit' in hole && hole.exhibit === number).map(holeWords)
  const inOrder = PURPOSES.flatMap((purpose) => plan.claims.map((claim, index) => ({ claim, number: index + 1 })).filter(({ claim }) => claim.proves === purpose))
  return [
    {
      name: 'Claims',
      widths: [7, 10, 70, 28, 40],
      header: ['Claim', 'Part', 'What the letter states', 'Shown by', 'Open'],
      rows: inOrder.map(({ claim, number }) => [
        number,
        claim.proves,
        claim.text,
        exhibitsOfClaim(plan, claim)
          .map((shown) => `Exhibit ${shown.number}`)
          .join(', '),
        open(ofClaim(number).join('; ')),
      ]),
    },
    {
      name: 'Exhibits',
      widths: [8, 50, 20, 18, 18, 12, 14, 18, 50],
      header: ['Exhibit', 'Document', 'Proves', 'Date or period', 'On the day of filing', 'Where it is', 'Translation', 'Claims', 'Open'],
      rows: plan.exhibits.map((exhibit, index) => [
        index + 1,
        exhibit.title,
        provedBy(plan, exhibit).join(', '),
        exhibit.date,
        EXISTED_WORDS[exhibit.existed],
        STATE_WORDS[exhibit.state],
        TRANSLATION_WORDS[exhibit.translation],
        plan.claims.flatMap((claim, at) => (claim.exhibits.includes(exhibit.id) ? [at + 1] : [])).join(', '),
        open(ofExhibit(index + 1).join('; ')),
      ]),
    },
    {
      name: 'Open points',
      widths: [14, 80],
      header: ['Where', 'What is open'],
      rows: holes.length === 0 ? [['', NO_HOLES]] : holes.map((hole) => [holeSubject(hole), open(holeWords(hole))]),
    },
    {
      name: 'Index to file',
      widths: [12, 80, 24],
      header: ['Exhibit', 'Document', 'Proves'],
      rows: plan.exhibits.map((exhibit, index) => [`Exhibit ${index + 1}`, exhibit.title, provedBy(plan, exhibit).join(', ')]),
    },
  ]
}
