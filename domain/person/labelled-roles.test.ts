import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) =>
  read(`Professional Experience\n${text}`).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year ?? null, current ? 'now' : (end?.year ?? null), certainty])

test('what a form writes before its values is no title and no employer', () => {
  expect(
    rolesOf(
      'Quill Craft Pvt. Ltd. Marble, Moss\nDuration of Employment: June 2008 – Feb.2016\nDesignation: Plumbing Supervisor.\n\nMarble Engineering L.L.C. Harbor, Jordan.\nDuration of Employment: November 2016 to October 2018\nDesignation: Site Engineer',
    ).map(([title, , start, end]) => [title, start, end]),
  ).toEqual([
    ['Site Engineer', 2016, 2018],
    ['Plumbing Supervisor', 2008, 2016],
  ])
  expect(
    rolesOf(
      'Organization\t-\tQuillmark India Pvt Ltd\nDesignation -\tMaintenance Engineer\nDuration\t-\tAugust 2014 – February 2016\n\nOrganization\t-\tMarble Services LLC\nDesignation -\tInstrumentation Supervisor\nDuration\t-\tMarch 2016 – Present',
    ),
  ).toEqual([
    ['Instrumentation Supervisor', 'Marble Services LLC', 2016, 'now', 'sure'],
    ['Maintenance Engineer', 'Quillmark India Pvt Ltd', 2014, 2016, 'sure'],
  ])
})

test('labels behind marks head positions too', () => {
  expect(
    rolesOf(
      'Quill Watch Security Ltd.\n• Time Period: - August 2014 to till now.\n• Designation: - Security Supervisor\n• Main Responsibility:-\n• Made a report of 40 meters each week\nMarble Shield Pvt. Ltd.\n• Time Period:-March 2011 to July 2014.\n• Designation: -Store Keeper\n• Main Responsibility:-\n• Kept the stock of 900 parts',
    ).map(([title, employer, start, end]) => [title, employer, start, end]),
  ).toEqual([
    ['Security Supervisor', 'Quill Watch Security Ltd.', 2014, 'now'],
    ['Store Keeper', 'Marble Shield Pvt. Ltd.', 2011, 2014],
  ])
})

test('numbers before employers are no part of their names, and dates are read as people write them', () => {
  expect(
    rolesOf(
      '1. QUILL RUBBER LIMITED\tJul 2009 till Date\nDesignation: Branch Accountant\n• Kept the accounts\n2. MARBLE AGENCY PVT. LTD.\tOct’2006 to Jul’2009\nDesignation: Accountant\n• Kept the stock',
    ),
  ).toEqual([
    ['Branch Accountant', 'QUILL RUBBER LIMITED', 2009, 'now', 'sure'],
    ['Accountant', 'MARBLE AGENCY PVT. LTD.', 2006, 2009, 'sure'],
  ])
  expect(rolesOf('Designation: Production Technician\nCompany: Quill Constructions Pvt. Ltd.\nDuration: 21.01.2014 to10.04.2015')[0]?.slice(0, 4)).toEqual([
    'Production Technician',
    'Quill Constructions Pvt. Ltd.',
    2014,
    2015,
  ])
})

test('an employer that begins with another title is not sure', () => {
  expect(
    rolesOf('Oct 2004 to November 2009: Associate - Senior Architect Quill Technology Solutions US Corp\nDec 2009 to May 2012: Senior Architect - Marble Software Inc.').find(
      ([, , start]) => start === 2004,
    )?.[4],
  ).toBe('unsure')
})

test('where no position is sure and most have no title, the years are left open', () => {
  expect(
    read(
      'Experience\nOctober 2015 to November 2015 Harbor Hills\n• Visited four districts of the south for the people\nJune 1996 - September 2003 Quill Bay House\n• Taught the people of the villages much',
    ).yearsOfExperience,
  ).toBeNull()
})

test('what a blank leaves before a title is no part of it, and a telephone number is in no employer', () => {
  const jobs =
    'Company Name City , State Accountant 12/2012 to Current\n• Kept 40 books\nCompany Name State Staff Accountant 09/2008 to 12/2012\n• Kept 30 books\nCompany Name City , State Accounting Assistant 03/2005 to 12/2006\n• Kept 20 books'
  expect(rolesOf(jobs).map(([title]) => title)).toEqual(['Accountant', 'Staff Accountant', 'Accounting Assistant'])
  const told = rolesOf(
    'September 2012 - May 2013\nInstructor, Quill Elementary School (951) 555-0150 Supervisor: Jo Marble\n• Taught 30 children\nJune 2009 - August 2012\nOffice Manager, Marble Works Inc.\n• Kept the office',
  )
  expect(told.find(([title]) => title === 'Instructor')?.[4] ?? 'unsure').toBe('unsure')
})

test('the person’s own "worked for the past 21 years" disputes what the dates tell', () => {
  const jobs = 'Experience\nStore Manager, Quill Foods Ltd.\tJune 2009 - Present\n• Led 40 people\nSales Agent, Marble Works Inc.\tMay 2007 - June 2009\n• Sold 30 carts'
  expect(read(jobs).yearsOfExperience).toBe(19)
  expect(read(`Summary\nI have worked in retail for the past 32 years.\n${jobs}`).yearsOfExperience).toBeNull()
})
