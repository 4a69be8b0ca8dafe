import { strToU8, zipSync } from 'fflate'
import { expect } from '@playwright/test'
import { test } from './journey.ts'

const docx = (words: readonly string[]) =>
  Buffer.from(zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${words.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`) }))
const file = (name: string, words: readonly string[]) => ({ name, mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', buffer: docx(words) })

test('a letter is checked for leftovers without leaving the browser, corrected, and checked again', async ({ page }) => {
  await page.goto('/pre-filing-check')
  await page.waitForSelector('html[data-ready]')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByLabel('Your Word file').setInputFiles(file('letter.docx', ['My name is [Your name].', 'Sample with fictional facts. Not legal advice.']))
  const result = page.getByTestId('prefiling-result')
  await expect(result).toHaveAttribute('data-count', '4')
  await expect(result).toContainText('[Your name]')
  await expect(result).toContainText('Words that mark a sample (3)')
  await page.getByLabel('Your Word file').setInputFiles(file('letter-2.docx', ['My name is Ana Duarte.']))
  await expect(result).toHaveAttribute('data-count', '0')
  await expect(result).toContainText('No problems found among the items checked.')
  await page.getByLabel('Your Word file').setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(result).toContainText('not a Word file')
  expect(sent.filter((url) => !url.includes('/api/events'))).toEqual([])
})

test('the fees of a family are counted from the address, and again after a change', async ({ page }) => {
  await page.goto('/filing-calculator')
  await expect(page.getByTestId('filing-costs')).toHaveAttribute('data-total', '101500')
  await page.getByLabel('Petition and green card applications in one package').check()
  await page.getByLabel('People 14 and over').fill('2')
  await page.getByRole('button', { name: 'Recalculate' }).click()
  await expect(page.getByTestId('filing-costs')).toHaveAttribute('data-total', String(101_500 + 2 * 144_000))
  await expect(page.getByTestId('filing-costs')).toContainText('a petition filed today is therefore too late for it')
})
