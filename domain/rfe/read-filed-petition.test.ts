import { expect, it } from 'vitest'
import { readFiledPetition } from './read-filed-petition.ts'

const titlesOf = (lines: string[]) => readFiledPetition([{ lines }] as never).exhibits.map(({ title }) => title)

it('takes the leader dots and the page from a title in the list of exhibits, and no number that belongs to it', () => {
  expect(titlesOf(['List of Exhibits', 'Exhibit A: Letter of Dr. Nora Sample ......... 12', 'Exhibit B: Water plan of 2024', 'Exhibit C: Diploma . . . . 7', 'Exhibit D: Report No. 4'])).toEqual([
    'Letter of Dr. Nora Sample',
    'Water plan of 2024',
    'Diploma',
    'Report No. 4',
  ])
})

it('goes on with a title that its line breaks before a name', () => {
  expect(titlesOf(['List of Exhibits', 'Exhibit A: Article, “Waste heat of small kilns,” Journal of', 'Tile Works, 2024', 'Exhibit B: Water plan of 2024', 'Respectfully submitted'])).toEqual([
    'Article, “Waste heat of small kilns,” Journal of Tile Works, 2024',
    'Water plan of 2024',
  ])
})
