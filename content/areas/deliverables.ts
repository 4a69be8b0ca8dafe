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
    'few {users} have a tested {head} of their own for {metric} | {users} mostly learn of {metric} after the fact | no two {users} count {metric} in the same way | what moves {metric} is learned anew at each site | advice on {metric} seldom comes as a {head} that staff can apply and check',
  ) as unknown as MeasuredParts['now'],
  cost: list(
    'each of them works on {metric} alone | a gain at one site does not reach the next one | money is spent without knowing what it does to {metric} | nobody can say which step changed {metric} | staff cannot show what their effort does for {metric}',
  ) as unknown as MeasuredParts['cost'],
  counting: 'count {metric} before and after in the same way everywhere',
  form: 'a form for counting {metric}',
}

type Parts = { now: string; cost: string; steps: string; outputs: string; measure: string; forms: Partial<Record<ContributionForm, string>> }

const TEACHING = {
  steps:
    'set out each session with its cases and answers | adapt the cases to each kind of site | prepare local instructors | test participants before the course, after it, and some months later | drop the sessions that change nothing',
  outputs: 'a full set of session plans and cases | an instructor guide | a skills assessment | a report on how well skills are kept | recorded demonstrations',
  measure: 'the share of participants who still perform the skill months later',
}

/** In `forms`: the thing | what it is called after that | what users can then do, separated by slashes where there is more than one. */
const PARTS: Readonly<Record<Deliverable, Parts>> = {
  software: {
    now: 'systems of this kind are built inside a few large organizations and stay there | published descriptions leave out the parts that make such a system work | many {users} depend on closed products whose results they cannot check',
    cost: '{users} with fewer engineers go without | months go into faults that others have already solved | no one outside can test how well such a system performs',
    steps:
      'rebuild the {head} from published knowledge, free of any employer’s code or data | document its design decisions and limits | write the tests that a new site runs before going live | try it on data from outside partners | publish each failure with its correction',
    outputs: 'public source code with documentation | an acceptance test suite | a deployment guide | a report on the first outside installations | a synthetic test data set',
    measure: 'the share of sites that put it to use without outside help',
    forms: {
      tool: 'an open, documented release of {object} | release | run it on their own data / put one to work without building it themselves',
      practice: 'a reference design for {several} | reference design | build their own to a tested plan',
      evidence: 'a public benchmark for {several} | benchmark | compare systems before they buy or build one',
      training: 'a hands-on course on building and testing {several} | course | build and check one with their own staff',
    },
  },
  model: {
    now: 'methods like this are proved on one organization’s data and rarely tested on anyone else’s | results are reported without the conditions under which they hold | many {users} rely on general tools that were never checked against cases like theirs',
    cost: 'no one can say where such a method fails until it has failed | better methods spread slowly | {users} repeat work that has been done elsewhere',
    steps:
      'state the conditions under which the first results were obtained | rebuild the {head} from published knowledge, free of any employer’s data | test the {head} on data from sites unlike the first | report failures as well as successes | release the version that holds up',
    outputs: 'a written description of the method | reference software | a validation report for each site | test cases with known answers | a guide to its limits',
    measure: 'the error on cases the method has never seen',
    forms: {
      tool: 'an open implementation of {object} | implementation | test it on their own cases before they rely on it',
      evidence: 'a multi-site validation of {object} | validation | see under which conditions the results hold',
      practice: 'a published guide to building and checking {several} | guide | apply such methods step by step and check the results',
      training: 'a case-based course on {several} | course | build, check, and question such methods themselves',
    },
  },
  protocol: {
    now: 'a procedure that works tends to stay with the organization that wrote it | published guidance tells {users} what to achieve and seldom how to achieve it | each organization writes its own version, and few measure whether it works',
    cost: 'results differ widely from one site to the next | the same mistakes are made at one site after another | {users} with small staffs fall behind',
    steps:
      'write out each step with its owner, threshold, and exceptions | remove what depends on one employer’s systems | pilot it at sites that differ in size and staff | count results the same way at every site | revise the steps on which sites differ',
    outputs: 'the written {head} with the reason for each step | a training module for staff | a measurement form | a report of results by site | a self-audit checklist',
    measure: 'the agreement between sites that apply the {head}',
    forms: {
      practice: 'a model {bare} | {head} | adopt it as written and measure what changes',
      tool: 'an implementation kit for {several} | kit | put one in place with the staff they have',
      evidence: 'a multi-site trial of {object} | trial | see what it changes before they adopt it',
      training: 'a training program on {several} | training program | put one into practice and keep to it',
    },
  },
  teaching: {
    now: 'training of this kind depends on a few instructors and their notes | courses are rarely tested for what people can do months later | general courses leave out the cases that {users} meet',
    cost: 'new staff learn by making mistakes | what one team has learned is lost when its instructor leaves | {users} far from large centers have no access to it',
    ...TEACHING,
    forms: {
      training: 'an open {bare} | {head} | teach it with their own staff',
      evidence: 'a multi-site evaluation of {object} | evaluation | see what it changes before they adopt it',
      tool: 'an open set of teaching materials for {object} | set of materials | start teaching without writing their own',
      practice: 'a published standard for {several} | standard | hold their own training to tested criteria',
      service: 'a shared instructor network for {object} | network | offer it where no instructor is at hand',
    },
  },
  program: {
    now: 'programs like this depend on the people who started them | few are described well enough for another region to start one | the costs of such programs are known, but comparable results are not',
    cost: 'good programs end when a grant ends or a manager leaves | {users} elsewhere begin again from nothing | places that need one most go without',
    steps:
      'describe the roles, costs, and agreements of the original | start a second site with local partners in a new region | compare the results of the new site with those of the original | publish what had to change | hand operation to a local host',
    outputs: 'an operating manual | a cost model | template agreements | a common set of outcome measures | an evaluation of the first new site',
    measure: 'the share of sites that continue after the pilot',
    forms: {
      service: 'a replicable model of {object} | model | start one of their own',
      evidence: 'a multi-site evaluation of {several} | evaluation | see which parts make the difference',
      practice: 'an operating standard for {several} | standard | run one with the means they have',
      tool: 'a start-up kit for {several} | kit | start one with the staff they have',
      training: 'a training program for those who run {several} | training program | staff one locally',
    },
  },
  device: {
    now: 'designs like this are shown once in a laboratory and seldom built again | performance is claimed under conditions that few users meet | many {users} cannot afford commercial equipment of this kind',
    cost: 'improvements reach the field late or not at all | {users} cannot compare designs before they buy | each group repeats the same development work',
    steps:
      'redraw the design from available parts and published knowledge | calibrate it against a reference standard | run it under field conditions | publish drawings, errors, and costs | have an outside group build one from the documents alone',
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
    now: 'records of this kind are kept in forms that only their owners can use | the same data are collected again for one project after another | definitions differ from one source to the next',
    cost: 'results cannot be compared | {users} decide without evidence that already exists | findings cannot be reproduced',
    steps:
      'define each field and how it was collected | remove whatever identifies a person or a firm | add records from new sites under one protocol | have a second group reproduce a result | publish errors with their corrections',
    outputs: 'a documented data set | a data dictionary | collection forms | a reproducibility report | software that checks new entries',
    measure: 'the share of entries that pass independent checks',
    forms: {
      evidence: 'an open, documented edition of {object} | edition | work from the same records',
      tool: 'an open toolkit for building {several} | toolkit | build and keep such records themselves',
      practice: 'a common data standard for {several} | data standard | compare their figures with those of others',
      training: 'a hands-on course on building {several} | course | keep one by the same rules',
    },
  },
  process: {
    now: 'processes like this run well on one line and fail when they are moved | the settings that decide quality are known to a few operators | published accounts leave out the tolerances',
    cost: 'scale-up takes months of trial and error | material is scrapped while settings are found again | {users} hesitate to invest',
    steps:
      'record each setting with its tolerance | repeat the process on different equipment | find the settings that decide quality | write limits that an operator can check | publish yield and cost at each scale',
    outputs: 'a process specification with tolerances | a transfer checklist | yield and cost data at two scales | work instructions for operators | a test plan for incoming material',
    measure: 'the yield on equipment other than the original',
    forms: {
      practice: 'a documented, transferable version of {object} | version | repeat it on their own equipment',
      evidence: 'a scale-up study of {object} | study | judge it before they invest',
      tool: 'a process-control toolkit for {several} | toolkit | set up and control one themselves',
      training: 'a hands-on course on {several} | course | run one within its limits',
    },
  },
  works: {
    now: 'lessons from completed works stay in project files | design standards do not yet reflect many such cases | owners rarely learn how a finished work performs',
    cost: 'known weaknesses are built again | {users} pay for repairs that design could have avoided | proven designs spread slowly',
    steps:
      'collect the design decisions and the reasons for them | compare them with performance in service | write the decisions that held up as design rules | have outside engineers apply the rules to a new case | publish the cases with their owners’ consent',
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
    now: 'results like this are reported as one figure and seldom explained step by step | most {users} know the problem and lack a tested sequence of measures | improvements are credited to whole programs, so no one knows which step worked',
    cost: 'others copy the label and not the method | gains disappear when staff change | {users} spend on measures that change nothing',
    steps:
      'separate the measures that were taken and their order | repeat them at sites that differ from the first | keep a comparison group unchanged | publish the measures that made the difference | write them as instructions for staff',
    outputs: 'a step-by-step method | a before-and-after measurement form | a comparison of sites with and without it | instructions for staff | a report on where it does not work',
    measure: 'the change in {bare}',
    forms: {
      practice: 'a published method for {action} | method | reach the same result with their own staff',
      evidence: 'a multi-site study of {action} | study | see which measures work and which do not',
      tool: 'a practical toolkit for {action} | toolkit | begin with the measures that worked',
      training: 'a case-based course on {action} | course | apply what has worked elsewhere',
    },
  },
  inquiry: {
    now: 'studies of this kind use different definitions and cannot be compared | findings stay in reports that few {users} see | results come from one site and are applied everywhere',
    cost: '{users} decide on incomplete evidence | the same questions are studied again | sound findings reach practice late',
    steps:
      'fix definitions and methods in writing before data are collected | gather cases from several sites | have two people judge the same cases | report limits beside results | release the methods and the data that may be shared',
    outputs: 'a written study protocol | a data set with its dictionary | a report on agreement and limits | a plain-language summary for practitioners | an analysis template',
    measure: 'the agreement between independent results',
    forms: {
      evidence: 'a published, multi-site study of {several} | study | decide on evidence from more than one site',
      practice: 'a written method for {action} | method | carry out such work by the same rules',
      tool: 'an open toolkit for {action} | toolkit | carry out such work with their own staff',
      training: 'a case-based course on {action} | course | learn the method from documented cases',
    },
  },
  work: {
    now: '{users} go about {action} in different ways and seldom write them down | published guides to {action} say what to achieve and seldom how to achieve it',
    cost: 'the next team starts from the beginning | {users} pay for the same mistakes in turn',
    steps:
      'write out each step with its reason | separate what depends on one employer from what holds elsewhere | have a second organization follow the text alone | correct each step at which it fails',
    outputs: 'a step-by-step checklist | a set of worked examples | a measurement form | a report on the first outside use | a list of failures and their causes',
    measure: 'the share of sites that do it from the text alone',
    forms: {
      practice: 'a published method for {action} | method | do so with their own staff and measure the result',
      tool: 'a practical toolkit for {action} | toolkit | begin with steps that have worked',
      evidence: 'a comparative study of ways of {action} | study | choose among ways that were measured alike',
      training: 'a case-based course on {action} | course | apply what has worked elsewhere',
    },
  },
  practice: {
    now: 'methods of {object} stay with the organizations that worked them out | guidance on {object} says what to achieve and seldom how to achieve it | {users} record {object} in different ways, so results cannot be compared',
    cost: 'sites without a specialist of their own go without | mistakes made at one site are made again at the next | {users} learn too late which results they can trust',
    steps:
      'write the method down with its limits and the conditions under which it worked | have a second site apply it from the text alone | count results in the same way at every site | publish failures with their causes | revise the steps on which sites differ',
    outputs: 'a checklist for each step | a set of worked cases | a form for recording results | a report from the first outside sites | an instructor guide',
    measure: 'the share of sites that do it from the text alone',
    forms: {
      practice: 'a published practice guide to {object} | guide | do it with their own staff and check the result',
      evidence: 'a multi-site study of {object} | study | see where it holds before they rely on it',
      tool: 'an open toolkit for {object} | toolkit | begin with steps that have worked',
      training: 'a case-based course in {object} | course | learn it from documented cases',
      service: 'a shared service for {object} | service | have it done where no specialist is at hand',
    },
  },
  topic: {
    now: 'work on {object} is published without the tests and data that others need to repeat it | methods stay in papers that few {users} can put to use | each group evaluates its methods on data of its own',
    cost: '{users} wait years for methods that exist | results cannot be compared | practice goes on with older methods',
    steps:
      'collect the published methods and the conditions under which each works | turn the methods that hold into documented software and procedures | test them with partners on cases from practice | publish failures as well as results | keep the collection current',
    outputs: 'a documented collection of methods | open test cases and data | a guide to choosing a method | a report on the first partners’ results | worked examples',
    measure: 'the share of published results that others can repeat',
    forms: {
      tool: 'an open toolkit for {object} | toolkit | put tested methods to use with their own staff',
      evidence: 'a public benchmark for {object} | benchmark | compare methods before they rely on one',
      practice: 'a published guide to {object} | guide | apply current methods and check the results',
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
      practice: 'a competency standard for {object} | standard | tell who is ready to work alone',
      evidence: 'a multi-site study of training in {object} | study | see which training lasts',
    },
  },
}

function handingOf(text: string): Handing {
  const [thing = '', noun = '', aims = ''] = list(text)
  const [first = '', ...rest] = aims.split(' / ')
  return { thing, noun, aims: [first, ...rest] }
}

const carriedOf = ({ now, cost, steps, outputs, measure, forms }: Parts): CarriedParts => ({
  now: list(now) as unknown as CarriedParts['now'],
  cost: list(cost) as unknown as CarriedParts['cost'],
  steps: list(steps) as unknown as CarriedParts['steps'],
  outputs: list(outputs) as unknown as CarriedParts['outputs'],
  measure,
  forms: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, handingOf(text)])),
})

export const deliverables = Object.fromEntries(Object.entries(PARTS).map(([kind, parts]) => [kind, carriedOf(parts)])) as Readonly<Record<Deliverable, CarriedParts>>
