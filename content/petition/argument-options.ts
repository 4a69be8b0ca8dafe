/** Ways to argue each part, from the patterns of the Case Builders: what each needs of the record. */
import type { ArgumentOption } from '../../domain/petition/gaps.ts'

export const ARGUMENT_OPTIONS: readonly ArgumentOption[] = [
  {
    id: 'eb2-advanced',
    part: 'eb2',
    title: 'Advanced degree',
    argues: 'A master’s degree, a doctorate or a foreign equivalent, in a profession that fits the endeavor.',
    needs: [
      { element: 'eb2.degree', least: 1, what: 'a master’s degree or doctorate, confirmed' },
      { element: 'eb2.occupation', least: 1, what: 'the occupation and its usual entry requirement' },
    ],
  },
  {
    id: 'eb2-five-years',
    part: 'eb2',
    title: 'Bachelor’s degree and five years',
    argues: 'A bachelor’s degree followed by five years of progressive work in the specialty, shown by letters of employers.',
    needs: [
      { element: 'eb2.degree', least: 1, what: 'a bachelor’s degree, confirmed' },
      { element: 'eb2.experience', least: 1, what: 'positions after the degree, with dates' },
      { element: 'eb2.occupation', least: 1, what: 'the occupation and its usual entry requirement' },
    ],
  },
  {
    id: 'eb2-ability',
    part: 'eb2',
    title: 'Exceptional ability',
    argues: 'At least three of the six kinds of evidence, and then the record as a whole.',
    needs: [
      { element: 'eb2.ability', least: 3, what: 'three kinds of evidence' },
      { element: 'p2.record', least: 2, what: 'a record that rises above the ordinary' },
    ],
  },
  {
    id: 'p1-practice',
    part: 'p1',
    title: 'A better practice that others take up',
    argues: 'People who owe you nothing do something differently because of your method, and the route by which it reached them stays open.',
    needs: [
      { element: 'endeavor.method', least: 1, what: 'the method in steps' },
      { element: 'p1.merit', least: 1, what: 'one measured effect' },
      { element: 'p1.beyond', least: 2, what: 'effects outside your employer and the route to them' },
    ],
  },
  {
    id: 'p1-public',
    part: 'p1',
    title: 'Health, safety or a public service',
    argues: 'The work changes how a public need is met in more than one place.',
    needs: [
      { element: 'endeavor.problem', least: 1, what: 'the public need' },
      { element: 'p1.merit', least: 1, what: 'one measured effect' },
      { element: 'p1.beyond', least: 1, what: 'places beyond your own' },
    ],
  },
  {
    id: 'p1-region',
    part: 'p1',
    title: 'Work for one region',
    argues: 'A venture or program with a documented effect on a named region, measured against that region.',
    needs: [
      { element: 'p1.beyond', least: 2, what: 'jobs or economic effects in the region' },
      { element: 'p2.plan', least: 1, what: 'a plan with its method of counting' },
    ],
  },
  {
    id: 'p1-technology',
    part: 'p1',
    title: 'A technology that a public document names',
    argues: 'An authoritative document names this technology or problem, and the endeavor is work on it.',
    needs: [
      { element: 'p1.priority', least: 1, what: 'a document that names the sub-field' },
      { element: 'endeavor.method', least: 1, what: 'the method in steps' },
      { element: 'p1.beyond', least: 1, what: 'one effect outside your employer' },
    ],
  },
  {
    id: 'p2-author',
    part: 'p2',
    title: 'The author of the method',
    argues: 'You made it, others use it, and what comes next is yours to do.',
    needs: [
      { element: 'p2.record', least: 2, what: 'results of your own' },
      { element: 'p2.progress', least: 1, what: 'dated progress' },
      { element: 'p2.interest', least: 1, what: 'users who have written' },
    ],
  },
  {
    id: 'p2-results',
    part: 'p2',
    title: 'Results in the same kind of work',
    argues: 'Positions and counted results that lead to the endeavor.',
    needs: [
      { element: 'p2.record', least: 3, what: 'three results' },
      { element: 'eb2.experience', least: 1, what: 'positions with dates' },
    ],
  },
  {
    id: 'p2-plan',
    part: 'p2',
    title: 'A plan with means',
    argues: 'Steps, hours, money and partners stand already.',
    needs: [
      { element: 'p2.plan', least: 2, what: 'steps and means' },
      { element: 'p2.interest', least: 1, what: 'partners or funders who have written' },
    ],
  },
  {
    id: 'p3-not-one-job',
    part: 'p3',
    title: 'The work does not fit one certified position',
    argues: 'Labor certification asks for the minimum requirements of one job. This work serves several organizations or is your own.',
    needs: [{ element: 'p3.impractical', least: 1, what: 'the reasons in the work itself' }],
  },
  {
    id: 'p3-benefit',
    part: 'p3',
    title: 'A benefit even if others are available',
    argues: 'What you contribute would be lost, whoever else could be hired.',
    needs: [{ element: 'p3.benefit', least: 1, what: 'what would be lost without you' }],
  },
  { id: 'p3-time', part: 'p3', title: 'Time', argues: 'Something dated makes a delay costly.', needs: [{ element: 'p3.urgency', least: 1, what: 'a dated reason' }] },
]

export const findOption = (id: string): ArgumentOption | undefined => ARGUMENT_OPTIONS.find((option) => option.id === id)
