/** The complete banking cover letter of the package; person, organizations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const bankingCoverLetter: Document = {
  id: 'banking-cover-letter',
  title: 'Complete cover letter: banking',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'A complete sample. Its people, institutions, amounts and exhibits were invented; only the public documents are real, each with its date. Read it together with reference letters 5A to 5C, which belong to the same case. It is not legal advice and not a promise, and no sentence of it should be copied.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Copy of the passport page; resume', 'Identity', 'Who the petitioner is, and positions'),
    exhibit('Ex-2', 'Labor form: ETA-9089 Appendix A, Final Determination with signature', 'Identity', 'Filled in for this case'),
    exhibit('Ex-3', 'Bachelor’s diploma, transcript and evaluation by a credential service', 'EB-2', 'Four-year degree in finance, 2012; equal to a U.S. bachelor’s degree'),
    exhibit('Ex-4', 'Letters from three employers with titles, dates and duties', ['EB-2', 'Prong 2'], 'Fourteen years in bank operations and fraud control after the degree'),
    exhibit('Ex-5', 'O*NET summary and five job postings for financial examiners and fraud analysts', 'EB-2', 'Both ask for a bachelor’s degree at entry'),
    exhibit('Ex-6', 'Statement of the proposed endeavor with the description of Second Look, version 1.4', ['Prong 1', 'Prong 2'], 'Question set, pattern library, record form, limits'),
    exhibit('Ex-7', 'FinCEN, national anti-money-laundering priorities, June 30, 2021 (excerpt)', 'Prong 1', 'Fraud and cybercrime are two of eight priorities'),
    exhibit('Ex-8', 'Letter A: Dr. Adaeze Molloy, Professor, Carrick State University', ['Prong 1', 'Prong 2'], 'Independent; repeated the evaluation with her own coders'),
    exhibit('Ex-9', 'Letter B: Walter Brandt, Chief Operating Officer, Sandpoint Community Bank', ['Prong 1', 'Prong 2'], 'A bank that has never employed the petitioner; what its branches changed'),
    exhibit(
      'Ex-10',
      'Letter C: Yolanda Kerr, Program Director, League of Plains Credit Unions',
      ['Prong 1', 'Prong 2', 'Prong 3'],
      'How the league spread the method to 26 members; why independence matters',
    ),
    exhibit('Ex-11', 'Evaluation report of six institutions, January 2026', ['Prong 1', 'Prong 2'], '1,912 held transfers; method of counting in section 2'),
    exhibit('Ex-12', 'Public pattern library: index, license, contributors', ['Prong 1', 'Prong 2'], '87 patterns from 19 institutions'),
    exhibit('Ex-13', 'Vendor release note: record form in the Marlow core banking system, May 2026', 'Prong 1', 'The record can be filled in where tellers work'),
    exhibit('Ex-14', 'Article in a professional journal for bank examiners, 2025', 'Prong 2', 'Petitioner is sole author; reviewed by two readers'),
    exhibit('Ex-15', 'Training record: nine sessions, 2024 to 2026', 'Prong 2', '240 branch employees; materials'),
    exhibit('Ex-16', 'Work plan 2027 to 2029 with budget', ['Prong 2', 'Prong 3'], 'Milestones, hours, costs, sources of funds'),
    exhibit('Ex-17', 'Support agreement of the League of Plains Credit Unions, June 2026', ['Prong 2', 'Prong 3'], '$30,000 a year for two years, paid to the project'),
    exhibit('Ex-18', 'Letters of interest from five banks and credit unions', ['Prong 2', 'Prong 3'], 'Dated before filing'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing address from the I-140 page of uscis.gov, checked on the day of filing]]'),
    p(
      '**Re: Immigrant petition on Form I-140**\nSelf-petitioner: Mateo Lindqvist Reyes (fictional)\nClassification: INA 203(b)(2), advanced degree professional (bachelor’s degree and five years), national interest waiver requested\nProposed endeavor: *Second Look*, an open method by which small banks recognize coached payment fraud before a transfer leaves',
    ),
    p('Dear Officer:'),
    p(
      'I have worked in bank operations and fraud control for fourteen years and I am my own petitioner. I request classification as a member of the professions holding an advanced degree, and I request that job offer and labor certification be waived (INA 203(b)(2)(B)) ({{Ex-1}}, {{Ex-2}}).',
    ),
    p(
      'What I propose is to go on developing, testing and releasing *Second Look*, an open set of questions, patterns and records with which the staff of a community bank or credit union can recognize, in the two minutes before a transfer leaves, that a customer is being coached by a fraudster ({{Ex-6}}).',
    ),
    p(
      'The letter is written as answers to the questions that an officer has to decide, or may wish to ask, in the order of EB-2, the endeavor, and the three prongs of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). The exhibits are listed on the last pages. The short answers are these:',
      { keepWithNext: true },
    ),
    bullets(
      '**Is there a degree and progressive experience?** A bachelor’s degree of 2012, and fourteen years in bank operations and fraud control ({{Ex-3}}, {{Ex-4}}).',
      '**Does the method work?** In 388 of 1,912 holds a stranger had given the instructions, and the transfer was not sent; an independent group counted them ({{Ex-8}}, {{Ex-11}}).',
      '**Does it reach beyond one bank?** A league, a vendor and 19 institutions have changed what they do ({{Ex-10}}, {{Ex-12}}, {{Ex-13}}).',
      '**Can the petitioner carry it on?** Version 1.4 is in use, and a league pays for two years of the plan ({{Ex-12}}, {{Ex-16}}, {{Ex-17}}).',
      '**Why without a job offer?** Competing institutions share their patterns because no bank owns the library ({{Ex-10}}).',
    ),
    contents('Contents of this letter', 1),

    h1('Does the petitioner qualify for EB-2?'),
    h2('Is there an advanced degree or its equivalent?'),
    p(
      'I hold a four-year bachelor’s degree in finance of 2012, which a credential service finds equal to a U.S. bachelor’s degree ({{Ex-3}}). After it I worked full time in bank operations and fraud control: branch operations analyst (2012 to 2015), fraud analyst (2015 to 2019), senior manager of payment fraud (2019 to now). Each employer’s letter gives the writer’s name, address and title and describes my duties, as 8 CFR 204.5(g)(1) requires; all are on letterhead and give my dates. The table shows that each step carried more responsibility; I rely on the fourteen years after the degree ({{Ex-4}}).',
      { keepWithNext: true },
    ),
    table(
      [1.3, 2.6, 3.3],
      ['Years', 'Position', 'What was added'],
      [
        ['2012 to 2015', 'Operations analyst', 'Daily reconciliation; first written procedure for disputed transfers'],
        ['2015 to 2019', 'Fraud analyst', 'Own cases; interviews with customers; reports to the examiner'],
        ['2019 to now', 'Senior manager, payment fraud', 'Staff of six; rules for all branches; answers for losses'],
      ],
      'Progressive experience after the degree (Exhibit 4)',
    ),
    h2('Is the occupation a profession?'),
    p(
      'Yes. I carry out the endeavor as a fraud control specialist in banking. The O*NET summary and five postings show a bachelor’s degree as the normal entry requirement ({{Ex-5}}). The five years must lie in the specialty, 8 CFR 204.5(k)(2), as the Policy Manual has stressed since January 15, 2025. They do: the occupation is the control of payment fraud, and so was the work.',
    ),

    h1('What is proposed?'),
    h2('What goes wrong at the counter?'),
    p(
      'In an ordinary fraud a stranger uses the customer’s account. In a *coached* fraud the customer acts in person. A caller claims to be a bank, an agency or a relative, stays on the telephone, and tells the customer what to say at the counter. The transfer is authorized, the identity is right, and the monitoring software sees a normal client. Once an instant payment has left, it is seldom recovered ({{Ex-11}}, section 1).',
    ),
    p(
      'A large bank answers with behavioral models and a trained central team. A bank with five branches has a teller and two minutes. Mr. Brandt describes a customer of 34 years who sent $41,000 in three transfers in one week of 2023: each teller had asked “Are you sure?”, and each time the answer had been prepared by the caller ({{Ex-9}}).',
    ),
    h2('What does the teller do instead?'),
    p('Second Look replaces that question with a procedure of three parts ({{Ex-6}}):', { keepWithNext: true }),
    steps(
      '**Questions that a coach cannot prepare.** Four questions are drawn at the counter from a set of 60. They ask for what the customer would know of a real purchase or relative, and not whether he or she is sure.',
      '**Patterns.** The answers are compared with a public library of 87 described patterns, each with the reason why it points to coaching and with its known false alarms.',
      '**A record and a hold.** The employee fills in a half-page record and may hold the transfer for up to four hours for a call back by a second person. The record says why, in words the customer can read.',
    ),
    p(
      'Warning texts and trained tellers existed before. New is that the questions are *drawn*, so that they cannot be rehearsed, and that every pattern carries its false alarms, so that a bank can see what a hold costs its honest customers. Professor Molloy, who had no part in the project, tested both points: with fixed questions, actors who had been coached passed in 71 of 100 trials, with drawn questions in 24 ({{Ex-8}}; {{Ex-11}}, annex B).',
    ),
    h2('Does it work, and what does it cost an honest customer?'),
    p(
      'One case from the evaluation shows the order of events. In October 2025 a man of 71 asked a teller in a branch with three employees to send $12,500 for “a roof”. One of the four cards asked who had looked at the roof and from where. He named a firm and could not say whether anyone had climbed up; the card next to it describes this as a pattern, with the remark that it also fits people who bought by photograph. The teller held the transfer and wrote that reason down. A colleague in another branch called him at home forty minutes later. The caller was on his second line. He hung up, and the money stayed ({{Ex-11}}, case 2.14; {{Ex-6}}, card 31).',
    ),
    p(
      'The same section of the report has the opposite case. A woman was held for three hours because her honest answers fitted two patterns; she missed a discount and complained. The card was rewritten in the following month ({{Ex-11}}, case 2.19; {{Ex-12}}, entry of November 2025). A procedure that costs honest people something has to count what it costs, and this one does.',
    ),
    h2('Who may use it, and what does it not do?'),
    p(
      'The question set, the library, the record form and the training are released under an open license ({{Ex-12}}). The users are small institutions; the customers are theirs, not mine. My employer has confirmed in its letter that the project is mine, is done outside working hours, and uses none of its data ({{Ex-4}}). Second Look does not score customers, does not read accounts, and does not report anyone to anyone; these limits are part of the published text ({{Ex-6}}, section 7).',
    ),

    h1('Does the endeavor have substantial merit?'),
    p(
      'Business is among the areas in which the Policy Manual finds merit. In the evaluation of six institutions between February and December 2025 the procedure led to 1,912 holds. In 388 the customer or a relative confirmed within four hours that a stranger had given instructions; the transfers, $2.6 million in all, were not sent. In 1,431 the transfer went on after the call, with a median delay of 26 minutes. In 93 the truth could not be found out ({{Ex-11}}, section 3). The report was counted by Professor Molloy’s group from the records and not by me ({{Ex-8}}).',
    ),
    h1('Is it of national importance?'),
    h2('Whose practice has changed?'),
    p('I do not argue that banking is important or that fraud is large. What matters is what Second Look may change. Three effects have appeared outside my employer, which does not take part.'),
    p(
      'First, a league made it a common procedure. The League of Plains Credit Unions examined the first counts of the evaluation, rewrote its guide on disputed payments around the record form, and trained 26 members that had no part in the evaluation ({{Ex-10}}).',
    ),
    p(
      'Second, a vendor built it in. Since May 2026 the Marlow core banking system, used by institutions in many states, shows the drawn questions and the record on the teller’s screen; the release note names the public form ({{Ex-13}}). An institution that installs the release has the procedure, whether or not it knows the project.',
    ),
    p(
      'Third, patterns are now shared. Before, each bank kept its cases to itself. The library, now of 87 patterns, received patterns from 19 institutions, 13 of which never took part in the evaluation; each removes names by a rule that Professor Molloy’s group reviewed ({{Ex-12}}, {{Ex-8}}).',
    ),
    p(
      'Mr. Brandt’s bank, one of the six, shows the effect at one place. It has never employed or paid me. It adopted the procedure in nine branches after reading the article, changed its rule so that a held customer is called by a person from another branch, and gave that change back to the project; it is now part of the text that others use ({{Ex-9}}, {{Ex-14}}).',
    ),
    h2('Does any federal source say that the subject matters?'),
    p(
      'FinCEN’s national priorities of June 30, 2021 list fraud and cybercrime among eight government-wide priorities; they create no duty for a bank before final rules take effect ({{Ex-7}}). I offer the document as context: it shows that the subject concerns the nation and that small institutions are addressed as well as large ones. It does not speak of coached payments. What my endeavor itself brings about is proved by {{Ex-8}} to {{Ex-13}}, among them the repetition of the evaluation by an independent group ({{Ex-8}}).',
    ),
    h2('Is this the daily work of a fraud manager?'),
    p('A fraud manager decides cases of one bank. Second Look decides none; it is a text that tellers of other institutions use without its author ({{Ex-5}}, {{Ex-10}}).'),
    h2('Is it advice to small firms?'),
    p('Nobody is advised. The text is free, and most of the 26 trained members never spoke with me ({{Ex-10}}, {{Ex-15}}).'),
    h2('Is it still an idea?'),
    p('Version 1.4 is in use; 1,912 holds were counted by others ({{Ex-8}}, {{Ex-11}}).'),
    h2('Could callers learn the cards?'),
    p('They read too. That is why four of 60 are drawn and why patterns change; the tests were made with a coach who knew the whole set ({{Ex-8}}).'),
    p(
      'That answer also marks a boundary. The procedure does not end coached fraud, and no exhibit says that it does. It makes one kind of it harder at one point of its course, and it does so in a way that any institution can take up, test and improve.',
    ),

    h1('Is the petitioner well positioned to advance it?'),
    h2('What has he done so far?'),
    p(
      'The degree and fourteen years of work are in the subject ({{Ex-3}}, {{Ex-4}}). As a fraud analyst I interviewed 212 defrauded customers; the observation that coached answers fail on details which were never rehearsed comes from those interviews, and the employer’s letter describes the internal rule that followed in 2018 ({{Ex-4}}). I wrote the first public version in January 2023, the article in 2025 ({{Ex-14}}), and 61 of the 87 patterns ({{Ex-12}}).',
    ),
    h2('Who says so, and how do they know?'),
    p(
      'Each of the three letters tells one thing that only its writer knows: Professor Molloy the repetition of the tests and the error she found in my first count, which I corrected in public ({{Ex-8}}); Mr. Brandt what happened at his counters in the first month, including two complaints ({{Ex-9}}); Ms. Kerr why the league chose an open form and what its members asked for ({{Ex-10}}). None of them has employed me, and the league’s support began after its decision.',
    ),
    h2('Who corrects the text when it is wrong?'),
    p(
      'The public record of the library shows each change with its date, its reason and the person who asked for it. Of 214 changes since 2023, 58 were asked for by institutions, 31 by Professor Molloy’s group, and 12 took back something I had written ({{Ex-12}}). The largest of these concerns a question about the receiver’s voice, which turned out to trouble people who are hard of hearing; it was withdrawn within four days of the first report. I name it because users of a common procedure depend on its author’s readiness to do this ({{Ex-9}}, {{Ex-10}}).',
    ),
    h2('What comes next?'),
    p('The work plan has dated milestones, hours and costs ({{Ex-16}}):', { keepWithNext: true }),
    table(
      [1.3, 3.4, 2.6],
      ['Period', 'Milestone', 'What is in place'],
      [
        ['2027, first half', 'Spanish question set, tested as in the first evaluation', 'Design and two test sites ({{Ex-16}}, {{Ex-18}})'],
        ['2027, second half', 'Questions for telephone and app transfers', 'Vendor’s test system ({{Ex-13}})'],
        ['2028', 'Five further institutions; second evaluation by outside coders', 'Letters of interest ({{Ex-18}}); offer in {{Ex-8}}'],
        ['2029', 'Library kept by a group of three leagues', 'First league’s agreement ({{Ex-17}})'],
      ],
      'Work plan 2027 to 2029',
    ),
    h2('Who pays for it, and who waits for it?'),
    p(
      'Version 1.4 is in use. The league pays $30,000 a year for two years to the project, which covers coders, translation and travel, $27,400 in 2027 ({{Ex-16}}, {{Ex-17}}). Nine training sessions were attended by 240 employees ({{Ex-15}}). Five institutions in three states wrote before filing which branches they would begin with ({{Ex-18}}). I work on the project ten hours a week; the dated record of the library shows this since 2023 ({{Ex-12}}).',
    ),

    h1('Why waive the labor certification?'),
    h2('Could one bank file for this work?'),
    p(
      'A labor certification tests a position in one bank. Competing institutions share their patterns because no bank owns the library; Ms. Kerr writes that eleven of her members would not send cases to another institution’s employee acting for that institution ({{Ex-10}}). A certified position would describe the fraud work of one bank, which is the job I have and not the endeavor.',
    ),
    p(
      'Ms. Kerr was asked whether the league could employ me and answers that it has no such position and serves four states, while the patterns come from many more ({{Ex-10}}). The vendor sells software and has no work for a person who answers to its competitors ({{Ex-13}}). What the endeavor needs is what it has: a person who works in the field, belongs to no side, and is paid by none of the institutions that use the result.',
    ),
    h2('What if others are available?'),
    p(
      'Fraud specialists can be found. The country gains if a method in daily use goes on with the author of its rules and answers for its changes. The agreement with the league names that duty for two years ({{Ex-17}}).',
    ),
    h2('Why now, and at whose expense?'),
    p(
      'The procedure for telephone and app transfers is planned with the vendor’s release of late 2027; a later date would miss that release ({{Ex-13}}, {{Ex-16}}). Five institutions wait ({{Ex-18}}). The work is free to use, pays two part-time coders in the United States, and displaces no one ({{Ex-16}}, {{Ex-17}}). On balance these facts outweigh what a certification would add.',
    ),

    h1('What is asked of USCIS?'),
    p(
      'The petition meets the EB-2 classification and the three prongs of *Dhanasar*. For the exercise of discretion: [[long: Favorable facts with their exhibits, for example tax filings and lawful status]]. I ask for approval of the petition, and I vouch for the truth of what I state about my work.',
    ),
    signature('Respectfully submitted,', 'Mateo Lindqvist Reyes (fictional)', 'Petitioner', 'Date: [[short: Date of signing]]'),
    h1('Appendix: index of evidence'),
    p('Each number stands for one document, and each document is older than the petition.'),
    exhibitIndex(),
  ],
}
