import { expect, test } from 'vitest'
import { onlyRecites } from './recitals.ts'

test.each([
  'you propose to open a network of clinics for hearing loss in ohio.',
  'your personal statement describes fifteen years of work in audiology.',
  'the plan projects revenue of $2.1 million and twelve employees.',
  'exhibit 7 is a letter from dr. okafor of the university of cincinnati.',
  'you have published seventeen articles and presented at nine conferences.',
  'on page 4 you write that hearing loss affects many americans.',
  'your endeavor is to design prostheses for children.',
  'also of record are tax returns for 2022 and 2023.',
  'submitted: diploma in forestry; transcript; three letters.',
  '- press articles about the vehicle market.',
  'no extension of this period will be granted.',
])('what was sent in and what the petition says is only told: %s', (plain) => expect(onlyRecites(plain)).toBe(true))

test.each([
  'the letters state that the benefits stay in tarnville.',
  'the plan projects revenue but names no customers.',
  'the letters list job titles and leave out duties.',
  'the petition was filed with one contract only.',
  'you have served as first author in two articles of eight years.',
  'the plan covers a single town.',
  '- the download figures come from your own web page.',
  'exhibit 9 is a copy of exhibit 4, word for word.',
])('what weighs it, or what others tell, is more than that: %s', (plain) => expect(onlyRecites(plain)).toBe(false))
