/** Second workbook, for petitioners who advance the endeavor as independent consultants; examples are fictional. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, note, p, pageBreak, plain, steps, table } from '../../../domain/documents/blocks.ts'
import type { Cell, Document } from '../../../domain/documents/document.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import { NOTICE } from './case-builder-fixed-parts.ts'

const blank = (count: number, labels: readonly string[], lines = 1): Cell[][] => Array.from({ length: count }, () => labels.map((label) => fill(label, lines)))

export const caseBuilderConsultant: Document = {
  id: 'case-builder-consultant',
  title: 'Second NIW Case Builder: Consultant',
  subtitle: 'Worksheets on independent work, clients and a method that outlasts them',
  edition: '2026-11-21',
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
      'Advice is sold by the hour to those who pay for it. That is exactly what an officer will say: the benefit stays with the clients. Appeal decisions dismiss undifferentiated consulting in numbers, and a stack of satisfied clients does not help, for each of them has already received what was bought.',
    ),
    p(
      'The way out is to turn the order around. The endeavor is a method, test, register or standard; assignments are the places where it is tried and refined; and a stated part of your time and income goes into making it available to people who never hire you. These sheets help you find out whether that is true of you, and to show it. Use them after the Case Builder of your profession.',
    ),
    h2('How do you work now?'),
    checkboxes(
      'Independent, with several clients at once',
      'Independent, with one client that takes most of my time (read sheet 3 first)',
      'Through my own firm with employees (the entrepreneur’s workbook may fit better)',
      'Employed, with permission to advise others',
      'Abroad, with U.S. clients or inquiries',
    ),
    note('Status and work', 'This workbook asks what you do and plan. It does not say what your present status allows. Ask a lawyer before you take an assignment in the United States.'),

    pageBreak(),
    h1('1. From service to method'),
    p('Take your last assignments. In the third column write only what you would do in the same way for a stranger.', { keepWithNext: true }),
    table(
      [2, 2.6, 2.6, 1.4],
      ['Assignment, year', 'What the client asked for', 'What I do alike everywhere', 'Written down?'],
      [
        ['*Fictional:* dairy plant, 2024', 'Fewer stoppages of a filler', 'Read alarm logs backward from the stop by a fixed key', 'Key, version 2'],
        ...blank(5, ['Assignment', 'Asked for', 'Alike everywhere', 'Written down']),
      ],
    ),
    fillBox('Name the repeated part. What is it: a test, an order of steps, a key, a scale, a register?', 3),
    fillBox('What would a good competitor do in its place, and what does yours find that the other misses?', 5, 'If you cannot say, you have experience and not yet a method. Experience is prong 2.'),
    h2('Sentences that describe every consultant'),
    bullets(
      'I advise companies on strategy, efficiency, compliance or growth.',
      'I bring international best practice to U.S. clients.',
      'My advice saves clients money, which strengthens the economy.',
    ),

    pageBreak(),
    h1('2. Who gains without paying'),
    table(
      [2, 3, 2.4],
      ['Way out of the client’s house', 'What it takes', 'Mine: what exists, exhibit'],
      [
        ['Published manual or test', 'Clients’ consent, license, a first outside user', fill('Mine')],
        ['Association or extension service', 'A body that teaches it or runs it for members', fill('Mine')],
        ['Training of other practitioners', 'Syllabus, participants who practice it, results they send', fill('Mine')],
        ['Regulator, insurer or auditor', 'A text that accepts or asks for your test', fill('Mine')],
        ['Maker of equipment or software', 'A function, default or warning by your rule', fill('Mine')],
        ['Open data', 'Cases coded alike, free of client secrets', fill('Mine')],
      ],
    ),
    fillBox('Choose one way. Which step on it has already been taken by someone else?', 4, 'Date, name, document. “I plan to publish” is not a step.'),
    h2('Consent of clients'),
    table([2, 1.8, 1.8, 2], ['Client', 'Confidentiality ends where', 'Owner of results', 'Consent to publish, date'], blank(4, ['Client', 'Confidentiality', 'Owner', 'Consent'])),

    pageBreak(),
    h1('3. Where your time goes'),
    p('A divided endeavor is judged by the larger part. If eighty hours of a hundred are client work, the petition will be read as a petition for client work. Count four typical weeks.', {
      keepWithNext: true,
    }),
    table(
      [3, 1, 1, 1, 1, 1.4],
      ['Activity', 'Week 1', 'Week 2', 'Week 3', 'Week 4', 'Paid by'],
      [
        ['Assignments in which the method is not used', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Assignments in which it is tested or refined', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Writing, coding cases, releases', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Teaching and helping outside users', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
        ['Selling and administration', fill('1'), fill('2'), fill('3'), fill('4'), fill('Paid by')],
      ],
    ),
    fillBox(
      'What will change in the next year so that rows two to four outweigh the rest? What makes that believable?',
      5,
      'A retainer from an association, a grant, a license fee, fewer assignments, a second practitioner.',
    ),
    h2('One client too many'),
    p('Work for a single client looks like employment. If one payer gives more than half of the income, either document that relation and its duration, or show how the endeavor goes on without it.'),
    table([2.6, 1.2, 1.6, 2.4], ['Payer', 'Share', 'Contract until', 'If it ends, the endeavor continues by'], blank(3, ['Payer', 'Share', 'Until', 'Continues by'])),

    pageBreak(),
    h1('4. Standing as a professional'),
    p(
      '“Management consultant” covers people with and without degrees. Name the profession in which you advise, and prove its entry requirement. The five years must lie in that specialty, and years of independence need other papers than an employer’s letter.',
    ),
    table(
      [2.4, 4, 1.4],
      ['Year of independence', 'Papers that can stand for an employer’s letter', 'Exhibit'],
      [
        [fill('Year'), 'Contracts with scope and dates; invoices and payment', fill('Exhibit')],
        [fill('Year'), 'Client letters with duties, hours and the writer’s title', fill('Exhibit')],
        [fill('Year'), 'Tax returns that show the activity; registration of the business', fill('Exhibit')],
        [fill('Year'), 'Delivered reports, with secrets removed', fill('Exhibit')],
      ],
    ),
    fillBox('Add up the months of full-time work in the specialty. Gaps, overlaps, part-time months?', 3),
    h2('Record that is yours'),
    table(
      [2.2, 3, 2.2],
      ['Kind', 'Accept', 'Mine, exhibit'],
      [
        ['Result', 'Measured at the client by the client; same result at a second place', fill('Mine')],
        ['Authorship', 'Manual, key, data file with your name and edition', fill('Mine')],
        ['Invitation', 'Expert panel, committee, court or agency that chose you', fill('Mine')],
        ['Fee', 'Rates against survey data, if exceptional ability is your door', fill('Mine')],
      ],
    ),
    p('Leave out: logos of clients, a list of countries, hours billed, testimonials without a fact.'),

    pageBreak(),
    h1('5. Plan and means of independent work'),
    table(
      [1.1, 2.6, 2.2, 1.8],
      ['Time', 'Step of the method', 'Outside person who must act', 'Paid from'],
      [
        [fill('Time'), '*Fictional:* key tested on 200 stops at four plants not my clients', 'Plant engineers code; extension center collects', 'Center’s agreement'],
        ...blank(5, ['Time', 'Step', 'Outside person', 'Paid from']),
      ],
    ),
    table(
      [3, 1.4, 1.4, 2],
      ['Means', 'Have', 'Need', 'Document'],
      [
        ['Living: assignments under contract', fill('Have'), fill('Need'), fill('Document')],
        ['Time for the method', fill('Have'), fill('Need'), fill('Document')],
        ['Test places and data', fill('Have'), fill('Need'), fill('Document')],
        ['Second practitioner', fill('Have'), fill('Need'), fill('Document')],
      ],
    ),
    fillBox('Who would carry on if you were ill for six months?', 3, 'A method that one person alone can use will have a small effect.'),

    pageBreak(),
    h1('6. Arguments and balance'),
    checkboxes(
      '**Prong 1: clients were the laboratory.** The published result serves others.\nFrom [[short: number]] assignments, with consent, I published [[field: key or data]]; [[field: outside user]] applied it at [[field: place]] and [[long: result]].\n**Proof:** consents, publication, user’s letter.',
      '**Prong 1: an accepting body.** An insurer, auditor or agency relies on your test.\n[[field: Body]] accepts [[field: test]] since [[short: date]] for [[field: purpose]].\n**Proof:** the body’s text and letter.',
      '**Prong 2: same result twice.** Another practitioner reached it.\n[[field: Practitioner]], trained on [[short: date]], obtained [[field: result]] at [[field: place]], where I have never worked.\n**Proof:** report, training list.',
      '**Prong 2: means that fit independence.** An agreement pays for the method and not for advice.\n[[field: Association]] pays [[short: amount]] until [[short: date]] for [[field: editions, training]].\n**Proof:** agreement, payments.',
      '**Prong 3: no employer can offer it.** The work needs access to firms that compete.\n[[field: Director]] states that members admit me because [[field: reason]].\n**Proof:** letter, rule of confidentiality.',
      '**Prong 3: local people become able.** Staff or practitioners here take over the steps.\n[[short: Number]] practitioners in [[field: states]] now work with [[field: method]].\n**Proof:** their reports, training records.',
    ),
    h2('Letters'),
    table(
      [2, 3.6, 2],
      ['Writer', 'What only this writer knows', 'Name, paid you or not'],
      [
        ['User who never paid', 'How the method was found, tried, and what changed', fill('Name')],
        ['Head of an association', 'Why members trust an independent person', fill('Name')],
        ['Practitioner you trained', 'Result without you; what was hard to learn', fill('Name')],
        ['Client, one only', 'First test of the method, with figures the client owns', fill('Name')],
      ],
    ),

    pageBreak(),
    h1('7. Exhibits and final check'),
    h2('Exhibits of a consultant'),
    checkboxes(
      'Registration, insurance or license of the practice',
      'Contracts, invoices and payments, secrets covered',
      'Clients’ consents to use results',
      'Manual, key or data with edition, license and date',
      'Reports of outside users and trained practitioners',
      'Agreements that pay for the method',
      'Time record of four weeks, and the plan to change it',
      'Tax returns of the independent years',
    ),
    h2('Read your letter once more'),
    checkboxes(
      'The word “clients” is not the answer to “who benefits?”',
      'One method, one field; no list of services',
      'Each result says who measured it',
      'The time devoted to the endeavor is stated and documented',
      'No paragraph could stand on the website of a consulting firm',
      'Nothing secret of a client is disclosed',
    ),
    h2('In this order'),
    steps('Finish sheets 1 to 3. If sheet 2 is empty, work on it before anything else.', 'Obtain consents; they take longest.', 'Ask for letters only when sheet 6 names what each one adds.'),
    fillBox('Your endeavor without the words consulting, client and service', 5),
  ],
}
