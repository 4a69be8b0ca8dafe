/** Second workbook, for petitioners who advance the endeavor as independent consultants; examples are fictional. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, note, p, pageBreak, plain, steps, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import { NOTICE } from './case-builder-fixed-parts.ts'
import { emptyRows } from './case-builder-frame.ts'

export const caseBuilderConsultant: Document = {
  id: 'case-builder-consultant',
  title: 'Second NIW Case Builder: Consultant',
  subtitle: 'Worksheets on independent work, clients and a method that outlasts them',
  edition: '2026-11-23',
  kind: 'workbook',
  front: 'cover',
  footer: GUIDE_FOOTER,
  notice: [plain(NOTICE)],
  pages: { from: 9, to: 9 },
  exhibits: [],
  blocks: [
    contents('Contents', 1),
    h1('Why consultants need a second workbook'),
    p(
      'A consultant sells advice by the hour to the people who pay for it. An officer will say exactly that: the benefit stays with the clients. Many appeal decisions reject undifferentiated consulting, and a stack of letters from satisfied clients does not help, because each client already received what it paid for.',
    ),
    p(
      'The solution is to turn this around. The endeavor is a method, test, registry or standard; your engagements are where you try and refine it; and a stated share of your time and income goes into making it available to people who never hire you. These worksheets help you find out whether that is true of you and, if so, show it. Use them after the Case Builder for your profession.',
    ),
    h2('How do you work now?'),
    checkboxes(
      'Independent, with several clients at once',
      'Independent, with one client that takes up most of my time (read sheet 3 first)',
      'Through my own firm with employees (the entrepreneur’s workbook may fit better)',
      'Employed, with permission to advise others',
      'Abroad, with U.S. clients or inquiries',
    ),
    note('Status and work', 'This workbook asks what you do and what you plan. It does not tell you what your current status allows. Ask a lawyer before you accept work in the United States.'),

    pageBreak(),
    h1('1. From service to method'),
    p('List your most recent engagements. In the third column, write only what you would do the same way for a stranger.', { keepWithNext: true }),
    table(
      [2, 2.6, 2.6, 1.4],
      ['Engagement, year', 'What the client asked for', 'What I do the same everywhere', 'Written down?'],
      [
        ['*Fictional:* dairy plant, 2024', 'Fewer stoppages on a filling line', 'Read alarm logs backward from the stop, using a fixed key', 'Key, version 2'],
        ...emptyRows(5, ['Engagement', 'Asked for', 'Same everywhere', 'Written down']),
      ],
    ),
    fillBox('Name the part that repeats. What is it: a test, a sequence of steps, a key, a scale, a registry?', 3),
    fillBox(
      'What would a good competitor do instead, and what does your method find that the competitor’s misses?',
      5,
      'If you cannot say, you have experience but not yet a method. Experience belongs in prong 2.',
    ),
    h2('Sentences that describe any consultant'),
    bullets(
      'I advise companies on strategy, efficiency, compliance or growth.',
      'I bring international best practice to U.S. clients.',
      'My advice saves clients money, which strengthens the economy.',
    ),

    pageBreak(),
    h1('2. Who benefits without paying'),
    table(
      [2, 3, 2.4],
      ['How it reaches others', 'What it takes', 'Mine: what exists, exhibit'],
      [
        ['Published manual or test', 'Clients’ consent, a license, a first outside user', fill('Mine')],
        ['Association or extension service', 'An organization that teaches it or runs it for members', fill('Mine')],
        ['Training of other practitioners', 'Syllabus, participants who practice it, results they send', fill('Mine')],
        ['Regulator, insurer or auditor', 'A document that accepts or requires your test', fill('Mine')],
        ['Maker of equipment or software', 'A feature, default or warning based on your rule', fill('Mine')],
        ['Open data', 'Consistently coded cases, free of client confidences', fill('Mine')],
      ],
    ),
    fillBox('Choose one route. Which step along it has someone else already taken?', 4, 'Date, name, document. “I plan to publish” is not a step.'),
    h2('Consent of clients'),
    table([2, 1.8, 1.8, 2], ['Client', 'Limits of confidentiality', 'Owner of results', 'Consent to publish, date'], emptyRows(4, ['Client', 'Confidentiality', 'Owner', 'Consent'])),

    pageBreak(),
    h1('3. Where your time goes'),
    p('A divided endeavor is judged by its larger part. If 80 of every 100 hours are client work, an officer is likely to read the petition as one for client work. Track four typical weeks.', {
      keepWithNext: true,
    }),
    table(
      [3, 1, 1, 1, 1, 1.4],
      ['Activity', 'Week 1', 'Week 2', 'Week 3', 'Week 4', 'Paid by'],
      [
        ['Engagements that do not use the method', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Engagements that test or refine it', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Writing, coding cases, releases', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Teaching and helping outside users', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Sales and administration', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
      ],
    ),
    fillBox(
      'What will change in the next year so that rows two to four outweigh the rest? What makes that credible?',
      5,
      'A retainer from an association, a grant, a license fee, fewer engagements, a second practitioner.',
    ),
    h2('When one client dominates'),
    p(
      'Work for a single client looks like employment. If one payer provides more than half of your income, either document that relationship and how long it will last, or show how the endeavor continues without it.',
    ),
    table([2.6, 1.2, 1.6, 2.4], ['Payer', 'Share', 'Contract until', 'If it ends, the endeavor continues by'], emptyRows(3, ['Payer', 'Share', 'Until', 'Continues by'])),

    pageBreak(),
    h1('4. Your standing as a professional'),
    p(
      '“Management consultant” covers people with and without degrees. Name the profession in which you advise, and prove its entry requirement. The five years must be in that specialty, and self-employed years need documents other than an employer’s letter.',
    ),
    table(
      [2.4, 4, 1.4],
      ['Self-employed year', 'Documents that can stand in for an employer’s letter', 'Exhibit'],
      [
        [fill('Year'), 'Contracts with scope and dates; invoices and payment', fill('Exhibit')],
        [fill('Year'), 'Client letters with duties, hours and the writer’s title', fill('Exhibit')],
        [fill('Year'), 'Tax returns that show the activity; registration of the business', fill('Exhibit')],
        [fill('Year'), 'Delivered reports, with confidential material removed', fill('Exhibit')],
      ],
    ),
    fillBox('Add up the months of full-time work in the specialty. Gaps, overlaps, part-time months?', 3),
    h2('The record that is yours'),
    table(
      [2.2, 3, 2.2],
      ['Type', 'What counts', 'Mine, exhibit'],
      [
        ['Result', 'Measured at the client’s site by the client; same result at a second site', fill('Mine')],
        ['Authorship', 'Manual, key, data file with your name and edition', fill('Mine')],
        ['Invitation', 'Expert panel, committee, court or agency that selected you', fill('Mine')],
        ['Fee', 'Rates compared with survey data, if you rely on exceptional ability', fill('Mine')],
      ],
    ),
    p('Leave out client logos, lists of countries, hours billed, and testimonials without facts.'),

    pageBreak(),
    h1('5. Plan and resources for independent work'),
    table(
      [1.1, 2.6, 2.2, 1.8],
      ['When', 'Step in the method', 'Outside person who must act', 'Funded by'],
      [
        [fill('Time'), '*Fictional:* key tested on 200 stops at four plants that are not my clients', 'Plant engineers code; extension center collects', 'Center’s agreement'],
        ...emptyRows(5, ['Time', 'Step', 'Outside person', 'Paid from']),
      ],
    ),
    table(
      [3, 1.4, 1.4, 2],
      ['Resource', 'Have', 'Need', 'Document'],
      [
        ['Income: engagements under contract', fill('Have'), fill('Need'), fill('Document')],
        ['Time for the method', fill('Have'), fill('Need'), fill('Document')],
        ['Test sites and data', fill('Have'), fill('Need'), fill('Document')],
        ['Second practitioner', fill('Have'), fill('Need'), fill('Document')],
      ],
    ),
    fillBox('Who would carry on if you were ill for six months?', 3, 'A method only one person can use will have little effect.'),

    pageBreak(),
    h1('6. Arguments and balance'),
    checkboxes(
      '**Prong 1: clients were the laboratory.** Others use the published result.\nFrom [[short: number]] assignments, with consent, I published [[field: key or data]]; [[field: outside user]] applied it at [[field: place]] and [[long: result]].\n**Proof:** consents, publication, user’s letter.',
      '**Prong 1: official acceptance.** An insurer, auditor or agency relies on your test.\n[[field: Organization]] has accepted [[field: test]] since [[short: date]] for [[field: purpose]].\n**Proof:** its published text and letter.',
      '**Prong 2: the same result twice.** Another practitioner obtained it.\n[[field: Practitioner]], trained on [[short: date]], obtained [[field: result]] at [[field: place]], where I have never worked.\n**Proof:** report, training list.',
      '**Prong 2: funding that fits independent work.** An agreement pays for the method, not for advice.\n[[field: Association]] pays [[short: amount]] until [[short: date]] for [[field: editions, training]].\n**Proof:** agreement, payments.',
      '**Prong 3: no employer can offer it.** The work needs access to firms that compete.\n[[field: Director]] states that members admit me because [[field: reason]].\n**Proof:** letter, rule of confidentiality.',
      '**Prong 3: others learn to do it.** Staff or practitioners here take over the steps.\n[[short: Number]] practitioners in [[field: states]] now work with [[field: method]].\n**Proof:** their reports, training records.',
    ),
    h2('Letters'),
    table(
      [2, 3.6, 2],
      ['Writer', 'What only this writer knows', 'Name; has this person paid you?'],
      [
        ['User who never paid', 'How the method was found, tried, and what changed', fill('Name')],
        ['Head of an association', 'Why members trust an independent person', fill('Name')],
        ['Practitioner you trained', 'Results without you; what was hard to learn', fill('Name')],
        ['One client, and only one', 'First test of the method, with the client’s own figures', fill('Name')],
      ],
    ),

    pageBreak(),
    h1('7. Exhibits and final check'),
    h2('Exhibits of a consultant'),
    checkboxes(
      'Registration, insurance or license of the practice',
      'Contracts, invoices and payments, with confidential material redacted',
      'Clients’ consents to use results',
      'Manual, key or data with edition, license and date',
      'Reports of outside users and trained practitioners',
      'Agreements that pay for the method',
      'Four-week time record, and the plan to change it',
      'Tax returns for the self-employed years',
    ),
    h2('Read your letter one more time'),
    checkboxes(
      'The word “clients” is not the answer to “who benefits?”',
      'One method, one field; no list of services',
      'Each result says who measured it',
      'The time devoted to the endeavor is stated and documented',
      'No paragraph could stand on the website of a consulting firm',
      'No client confidence is disclosed',
    ),
    h2('Do it in this order'),
    steps('Finish sheets 1 to 3. If sheet 2 is empty, work on it before anything else.', 'Get the consents; they take the longest.', 'Ask for letters only after sheet 6 says what each one adds.'),
    fillBox('Your endeavor without the words consulting, client and service', 5),
  ],
}
