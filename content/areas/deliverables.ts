/**
 * What hands a person's own work on to others, by the kind of thing it is: what lacks today, what is done about it, and the forms it
 * can take. `{object}` is the person's object ("a sepsis recognition protocol"), `{several}` its plural, `{bare}` the object without
 * its article, `{head}` its noun ("protocol"), `{action}` what was done to it ("reducing account takeover"), `{users}` who takes it up.
 */
import type { Deliverable, Handing } from '../../domain/drafting/deliverable.ts'
import type { CarriedParts, ContributionForm, MeasuredParts } from '../../domain/drafting/problem-area.ts'
import { list } from './area-parts.ts'

/** What is said of a work of any kind whose result was counted: `{metric}` is what it was counted in ("undetected delirium"). */
export const measured: MeasuredParts = {
  now: list(
    'few {users} have a tested {head} of their own for {metric} | {users} mostly learn of {metric} after the fact | {users} measure {metric} in different ways | each site has to find out for itself what changes {metric} | advice on {metric} seldom comes as a {head} that staff can apply and check',
  ) as unknown as MeasuredParts['now'],
  cost: list(
    'each of them works on {metric} alone | a gain at one site does not reach the next | money is spent without evidence of its effect on {metric} | no one can tell which step changed {metric} | staff cannot show what their effort does for {metric}',
  ) as unknown as MeasuredParts['cost'],
  counting: 'measure {metric} before and after by one method at every site',
  form: 'a form for recording {metric}',
}

type InForm = Pick<Parts, 'steps' | 'outputs' | 'measure'>

const TEACHING: InForm = {
  steps:
    'write each session with its cases and answers | adapt the cases to each kind of site | prepare local instructors | test participants before the course, after it, and some months later | drop sessions that show no effect',
  outputs: 'a full set of session plans and cases | an instructor guide | a skills assessment | a report on skill retention | recorded demonstrations',
  measure: 'the share of participants who still perform the skill months later',
}
const STUDY: InForm = {
  steps:
    'agree with the sites on definitions and measures before data are collected | collect results in the same way at every site | have a second reviewer check a sample of the results | publish unfavorable results beside favorable ones | report the conditions under which results differ',
  outputs: 'a written study protocol | a form for recording results | a report of results by site | an anonymized data set with its dictionary | a plain-language summary for practitioners',
  measure: 'the difference in results between sites',
}
const BENCHMARK: InForm = {
  steps:
    'agree with users on the tasks that count | assemble test cases with known answers | run systems of different origin on the same cases | publish each failure with its cause | repeat the tests when systems change',
  outputs: 'a public set of test cases | a scoring script | a report on the first systems tested | a guide to reading the results | a synthetic test data set',
  measure: 'the share of test cases that each system passes',
}

/** Where a thing becomes a course or a study, what is done, handed out, and counted is that of the course or study. */
const IN_FORM: Readonly<Partial<Record<Deliverable, Partial<Record<ContributionForm, InForm>>>>> = {
  software: { evidence: BENCHMARK, training: TEACHING },
  model: { training: TEACHING },
  protocol: { training: TEACHING },
  program: { training: TEACHING },
  device: { training: TEACHING },
  record: { training: TEACHING },
  process: { training: TEACHING },
  works: { training: TEACHING },
  change: { training: TEACHING },
  inquiry: { training: TEACHING },
  topic: { training: TEACHING },
  work: { evidence: STUDY, training: TEACHING },
  solution: { evidence: STUDY, training: TEACHING },
  practice: { evidence: STUDY, training: TEACHING },
}

type Parts = { now: string; cost: string; steps: string; outputs: string; measure: string; forms: Partial<Record<ContributionForm, string>> }

/** In `forms`: the thing | what it is called after that | what users can then do, separated by slashes where there is more than one. */
const PARTS: Readonly<Record<Deliverable, Parts>> = {
  software: {
    now: 'systems of this kind are built inside a few large organizations and stay there | published descriptions leave out the parts that make such a system work | many {users} depend on closed products whose results they cannot check',
    cost: '{users} with fewer engineers go without | months go into problems that others have already solved | outsiders cannot test how well such a system performs',
    steps:
      'rebuild the {head} from published knowledge, free of any employer’s code or data | document its design decisions and limits | write the tests that a new site runs before going live | test it on data from outside partners | publish each failure with its correction',
    outputs: 'public source code with documentation | an acceptance test suite | a deployment guide | a report on the first outside installations | a synthetic test data set',
    measure: 'the share of sites that deploy it without outside help',
    forms: {
      tool: 'an open, documented release of {object} | release | run it on their own data / put one to work without building it themselves',
      practice: 'a reference design for {several} | reference design | build their own to a tested plan',
      evidence: 'a public benchmark for {several} | benchmark | compare systems before they buy or build one',
      training: 'a hands-on course on building and testing {several} | course | build and check one with their own staff',
    },
  },
  model: {
    now: 'methods like this are validated on one organization’s data and rarely tested on data from others | results of {several} are reported without the conditions under which they hold | many {users} rely on general tools that were never checked against cases like theirs',
    cost: 'the limits of such a method become known only after it fails | improved methods spread slowly | {users} repeat work that has been done elsewhere',
    steps:
      'state the conditions under which the first results were obtained | rebuild the {head} from published knowledge, free of any employer’s data | test the {head} on data from sites unlike the first | report failures as well as successes | release the version that performs reliably',
    outputs: 'a written description of the method | reference software | a validation report for each site | test cases with known answers | a guide to its limits',
    measure: 'the error on cases outside the original data',
    forms: {
      tool: 'an open implementation of {object} | implementation | test it on their own cases before relying on it',
      evidence: 'a multi-site validation of {object} | validation | see under which conditions the results hold',
      practice: 'a published guide to building and checking {several} | guide | apply such methods step by step and check the results',
      training: 'a case-based course on {several} | course | build, check, and evaluate such methods themselves',
    },
  },
  protocol: {
    now: '{several} tend to stay with the organizations that wrote them | published guidance on {several} gives {users} goals but seldom methods | each organization writes {several} of its own, and few measure whether they work',
    cost: 'results differ widely from one site to the next | the same mistakes are made at one site after another | {users} with small staffs fall behind',
    steps:
      'write out each step with its owner, threshold, and exceptions | remove steps that depend on one employer’s systems | pilot it at sites that differ in size and staff | measure results the same way at every site | revise the steps where sites differ',
    outputs: 'the written {head} with the reason for each step | a training module for staff | a measurement form | a report of results by site | a self-audit checklist',
    measure: 'the agreement between sites that apply the {head}',
    forms: {
      practice: 'a model {bare} | {head} | adopt it as written and measure what changes',
      tool: 'an implementation kit for {several} | kit | put one in place with existing staff',
      evidence: 'a multi-site trial of {object} | trial | see what it changes before adopting it',
      training: 'a training program on {several} | training program | apply one consistently',
    },
  },
  teaching: {
    now: 'training of this kind depends on a few instructors and their notes | courses are rarely tested for what people can do months later | general courses leave out the cases that {users} meet',
    cost: 'new staff learn by making mistakes | what one team has learned is lost when its instructor leaves | {users} far from large centers have no access to it',
    ...TEACHING,
    forms: {
      training: 'an open {bare} | {head} | teach it with their own staff',
      evidence: 'a multi-site evaluation of {object} | evaluation | see what it changes before adopting it',
      tool: 'an open set of teaching materials for {object} | set of materials | start teaching without writing their own',
      practice: 'a published standard for {several} | standard | hold their own training to tested criteria',
      service: 'a shared instructor network for {object} | network | offer it where no instructor is available',
    },
  },
  program: {
    now: 'programs like this depend on the people who started them | few are documented well enough for another region to start one | the costs of such programs are known, but their results are not comparable',
    cost: 'good programs end when a grant ends or a manager leaves | {users} elsewhere start from scratch | the places with the strongest need go without',
    steps:
      'describe the roles, costs, and agreements of the original | start a second site with local partners in a new region | compare the results of the new site with those of the original | document what had to change | transfer operation to a local host',
    outputs: 'an operating manual | a cost model | template agreements | a common set of outcome measures | an evaluation of the first new site',
    measure: 'the share of sites that continue after the pilot',
    forms: {
      service: 'a replicable model of {object} | model | start one of their own',
      evidence: 'a multi-site evaluation of {several} | evaluation | see which parts make the difference',
      practice: 'an operating standard for {several} | standard | run one with existing means',
      tool: 'a start-up kit for {several} | kit | start one with existing staff',
      training: 'a training program for those who run {several} | training program | staff one locally',
    },
  },
  device: {
    now: 'designs like this are shown once in a laboratory and seldom built again | performance is reported under conditions that few users meet | many {users} cannot afford commercial equipment of this kind',
    cost: 'improvements reach the field late or not at all | {users} cannot compare designs before they buy | each group repeats the same development work',
    steps:
      'redesign the {head} from available parts and published knowledge | calibrate it against a reference standard | run it under field conditions | publish drawings, errors, and costs | have an outside group build one from the documents alone',
    outputs: 'open drawings with a parts list | a calibration procedure | field performance data | an assembly guide | a test report by an outside group',
    measure: 'the error against a reference standard',
    forms: {
      tool: 'an open reference design for {several} | reference design | build and calibrate their own',
      evidence: 'a field validation of {object} | validation | see how it performs before they invest',
      practice: 'a test procedure for {several} | procedure | compare designs by the same measurements',
      training: 'a hands-on course on {several} | course | install and check them with their own staff',
    },
  },
  record: {
    now: 'records of this kind are kept in formats that only their owners can use | the data of {several} are collected again for one project after another | definitions in {several} differ from one source to the next',
    cost: 'results cannot be compared | {users} make decisions without evidence that already exists | findings cannot be reproduced',
    steps:
      'define each field and how it was collected | remove identifiers of people and firms | add records from new sites under one protocol | have a second group reproduce a result | publish errors with their corrections',
    outputs: 'a documented data set | a data dictionary | collection forms | a reproducibility report | software that checks new entries',
    measure: 'the share of entries that pass independent checks',
    forms: {
      evidence: 'an open, documented edition of {object} | edition | work from the same records',
      tool: 'an open toolkit for building {several} | toolkit | build and maintain such records themselves',
      practice: 'a common data standard for {several} | data standard | compare their figures with those of others',
      training: 'a hands-on course on building {several} | course | maintain one by the same rules',
    },
  },
  process: {
    now: 'processes like this run well on one line and fail when transferred | the settings that determine quality are known to a few operators | published accounts leave out the tolerances',
    cost: 'scale-up takes months of trial and error | material is scrapped while settings are rediscovered | {users} hesitate to invest',
    steps:
      'record each setting with its tolerance | repeat the process on different equipment | identify the settings that determine quality | set limits that an operator can check | publish yield and cost at each scale',
    outputs: 'a process specification with tolerances | a transfer checklist | yield and cost data at two scales | work instructions for operators | a test plan for incoming material',
    measure: 'the yield on equipment other than the original',
    forms: {
      practice: 'a documented, transferable version of {object} | version | reproduce it on their own equipment',
      evidence: 'a scale-up study of {object} | study | judge it before they invest',
      tool: 'a process-control toolkit for {several} | toolkit | set up and control one themselves',
      training: 'a hands-on course on {several} | course | run one within its limits',
    },
  },
  works: {
    now: 'lessons from completed works stay in project files | design standards do not yet reflect many such cases | owners rarely learn how a finished work performs',
    cost: 'known weaknesses are built into new works | {users} pay for repairs that design could have avoided | proven designs spread slowly',
    steps:
      'document the design decisions and their rationale | compare them with performance in service | turn the decisions that performed well into design rules | have outside engineers apply the rules to a new case | publish the cases with their owners’ consent',
    outputs: 'a design guide with worked examples | a calculation template | a set of documented cases | a review checklist | a record of performance in service',
    measure: 'the share of outside designs that pass review the first time',
    forms: {
      practice: 'a design guide for {several} | guide | choose among proven designs',
      tool: 'a design-checking tool for {several} | tool | find weak points before construction',
      evidence: 'a performance study of {several} | study | learn from works already in service',
      training: 'a case-based course on the design of {several} | course | design and review them by tested rules',
    },
  },
  change: {
    now: 'results like this are reported as one figure and seldom explained step by step | most {users} know the problem but lack a tested sequence of measures for {action} | improvements are credited to whole programs, so it stays unclear which step worked',
    cost: 'others adopt the label without the method | gains disappear when staff change | {users} spend on measures without effect',
    steps:
      'document the measures taken and their order | repeat them at sites that differ from the first | keep a comparison group unchanged | publish the measures that were effective | turn them into instructions for staff',
    outputs: 'a step-by-step method | a before-and-after measurement form | a comparison of sites with and without it | instructions for staff | a report on conditions where it does not work',
    measure: 'the change in {bare}',
    forms: {
      practice: 'a published method for {action} | method | achieve the same result with their own staff',
      evidence: 'a multi-site study of {action} | study | see which measures are effective',
      tool: 'a practical toolkit for {action} | toolkit | start with the measures that worked',
      training: 'a case-based course on {action} | course | apply what has worked elsewhere',
    },
  },
  inquiry: {
    now: 'studies of this kind use different definitions, so they cannot be compared | findings of {several} remain in reports that few {users} see | results of {several} come from one site and are applied to all others',
    cost: '{users} make decisions on incomplete evidence | the same questions are studied repeatedly | sound findings reach practice late',
    steps:
      'set definitions and methods in writing before data are collected | gather cases from several sites | have two reviewers assess the same cases | report limits beside results | release the methods and the shareable data',
    outputs: 'a written study protocol | a data set with its dictionary | a report on agreement and limitations | a plain-language summary for practitioners | an analysis template',
    measure: 'the agreement between independent results',
    forms: {
      evidence: 'a published, multi-site study of {several} | study | decide on evidence from more than one site',
      practice: 'a written method for {action} | method | carry out such work by the same rules',
      tool: 'an open toolkit for {action} | toolkit | carry out such work with their own staff',
      training: 'a case-based course on {action} | course | learn the method from documented cases',
    },
  },
  work: {
    now: '{users} approach {action} in different ways and seldom document them | published guidance on {action} states goals but seldom methods',
    cost: 'each new team starts over | {users} repeat the same mistakes',
    steps:
      'document each step with its rationale | separate employer-specific steps from general ones | have a second organization apply it from the written guide alone | correct each step that fails',
    outputs: 'a step-by-step checklist | a set of worked examples | a measurement form | a report on the first outside use | a list of failures and their causes',
    measure: 'the share of sites that apply it from the written guide alone',
    forms: {
      practice: 'a published method for {action} | method | do so with their own staff and measure the result',
      tool: 'a practical toolkit for {action} | toolkit | start with steps that have worked',
      evidence: 'a comparative study of approaches to {action} | study | choose among approaches that were measured alike',
      training: 'a case-based course on {action} | course | apply what has worked elsewhere',
    },
  },
  solution: {
    now: 'few {users} know how {object} performs outside the place where it was first used | what is published on {several} seldom includes the conditions and limits that others need',
    cost: 'each new team starts over | {users} cannot judge whether the result would hold for them',
    steps:
      'document each part of the {head} with the reason for each choice | state the conditions and limits under which the {head} was tested | have an outside team put one in place from the documents alone | compare the outside results with the first ones | revise the documents where the results differ',
    outputs: 'a complete description with its limits | a test plan | a report by the first outside team | a set of worked examples | a list of failures and their causes',
    measure: 'the difference between the outside results and the first ones',
    forms: {
      tool: 'a documented, transferable version of {object} | version | adapt it to their own conditions',
      practice: 'a published guide to {several} | guide | put one in place with their own staff and check the result',
      evidence: 'a multi-site trial of {object} | trial | see how it performs before they rely on it',
      training: 'a hands-on course on {several} | course | put one in place with their own staff',
    },
  },
  practice: {
    now: 'methods for {object} stay with the organizations that developed them | guidance on {object} states goals but seldom methods | {users} record {object} in different ways, so results cannot be compared',
    cost: 'sites without a specialist go without | mistakes made at one site recur at the next | {users} learn too late which results they can trust',
    steps:
      'document the method with its limits and the conditions under which it worked | have a second site apply it from the written guide alone | record results the same way at every site | publish failures with their causes | revise the steps where sites differ',
    outputs: 'a checklist for each step | a set of worked cases | a form for recording results | a report from the first outside sites | an instructor guide',
    measure: 'the share of sites that apply it from the written guide alone',
    forms: {
      practice: 'a published practice guide to {object} | guide | do it with their own staff and check the result',
      evidence: 'a multi-site study of {object} | study | see where it works before relying on it',
      tool: 'an open toolkit for {object} | toolkit | start with steps that have worked',
      training: 'a case-based course in {object} | course | learn it from documented cases',
    },
  },
  topic: {
    now: 'work on {object} is published without the tests and data that others need to reproduce it | methods for {object} remain in papers that few {users} can apply | each group evaluates its methods for {object} on data of its own',
    cost: '{users} wait years for methods that exist | results cannot be compared | practice continues with older methods',
    steps:
      'collect the published methods and the conditions under which each works | turn the reliable methods into documented software and procedures | test them with partners on real cases | publish failures as well as results | keep the collection current',
    outputs: 'a documented collection of methods | open test cases and data | a guide to choosing a method | a report on the first partners’ results | worked examples',
    measure: 'the share of published results that others can reproduce',
    forms: {
      tool: 'an open toolkit for {object} | toolkit | apply tested methods with their own staff',
      evidence: 'a multi-site study of {object} | study | rely on results from more than one site',
      practice: 'a published practice guide on {object} | guide | apply current findings and check the results',
      training: 'a hands-on course in {object} | course | work with current methods themselves',
    },
  },
  subject: {
    now: 'skills in {object} are passed on by a few specialists | general courses leave out the cases that {users} meet | training ends without a test of what people can do',
    cost: 'new staff learn by making mistakes | skills are lost when a specialist leaves | {users} far from large centers have no access to such training',
    ...TEACHING,
    forms: {
      training: 'an open course in {object} | course | teach it with their own staff',
      tool: 'an open collection of worked cases in {object} | collection | train new staff on real problems',
      practice: 'a competency standard for {object} | standard | determine who is ready to work independently',
      evidence: 'a multi-site study of training in {object} | study | see which training has lasting effect',
    },
  },
}

function handingOf(text: string): Handing {
  const [thing = '', noun = '', aims = ''] = list(text)
  const [first = '', ...rest] = aims.split(' / ')
  return { thing, noun, aims: [first, ...rest] }
}

const inForm = ({ steps, outputs, measure }: InForm): CarriedParts['inForm'][ContributionForm] => ({
  steps: list(steps) as unknown as CarriedParts['steps'],
  outputs: list(outputs) as unknown as CarriedParts['outputs'],
  measure,
})

const carriedOf = ({ now, cost, steps, outputs, measure, forms }: Parts, kind: Deliverable): CarriedParts => ({
  now: list(now) as unknown as CarriedParts['now'],
  cost: list(cost) as unknown as CarriedParts['cost'],
  steps: list(steps) as unknown as CarriedParts['steps'],
  outputs: list(outputs) as unknown as CarriedParts['outputs'],
  measure,
  forms: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, handingOf(text)])),
  inForm: Object.fromEntries(Object.entries(IN_FORM[kind] ?? {}).map(([form, parts]) => [form, inForm(parts)])),
})

export const deliverables = Object.fromEntries(Object.entries(PARTS).map(([kind, parts]) => [kind, carriedOf(parts, kind as Deliverable)])) as Readonly<Record<Deliverable, CarriedParts>>
