import { expect, it } from 'vitest'
import { countedIn, recorded } from './project-measures.ts'

const of = (said: string, form: Parameters<typeof countedIn>[1] = 'tool') => recorded(countedIn([said], form))

it('judges a project by what is counted in its kind of work', () => {
  expect(of('build a recycling line for old ropes')).toBe('measure recovery rate, product purity, and cost per ton against current practice')
  expect(of('develop speech recognition for harbor calls')).toContain('word error rates')
  expect(of('offer a hull chart to ports')).toBe('record time, cost, and errors before and after')
  expect(of('extend allergy records review to ports with remote training')).toContain('patients cleared')
  expect(of('develop a forecast of tides near old smoke houses')).toBe('measure forecast error against current forecasts')
  expect(of('build a brine plant for brackish groundwater')).toContain('brine volume')
  expect(of('open the bondline method to sail makers')).toBe('measure prediction error and test cost against current practice')
  expect(of('develop a tug and mule detection kit')).toContain('false alerts')
  expect(of('teach pilots to dock', 'training')).toBe('record scores before and after')
})

it('asks what else is told only where the words of the project tell nothing', () => {
  expect(countedIn(['extend TideWatch to nine ports', 'blocked three ransomware intrusions'], 'tool').counted).toContain('false alarms')
  expect(countedIn(['take the platform to nine ports and check papers for scrap metal'], 'tool').counted).toBe('time, cost, and errors')
  expect(countedIn(['develop a leak detector', 'blocked three ransomware intrusions'], 'tool').counted).toContain('leak')
})

it('takes a screening of people for one, and those who cannot see for blind', () => {
  expect(of('develop a screening method for torn ropes', 'practice')).toBe('record time, cost, and errors before and after')
  expect(of('offer vision screening at harbor schools', 'service')).toContain('vaccinations and screenings')
  expect(of('teach blind mooring to deckhands', 'practice')).not.toContain('readers')
  expect(of('print tide charts for the blind', 'practice')).toContain('readers')
})

it('is never one agreed measure', () => {
  for (const form of ['tool', 'practice', 'training', 'evidence', 'service'] as const) expect(recorded(countedIn(['x'], form))).not.toContain('agreed measure')
})

it('is not taken from a word that stands there for another thing', () => {
  for (const said of ['develop a brake test for elevators in public housing', 'a 2.5 acre grid', 'develop salt free dyeing of cotton'])
    expect(countedIn([said], 'practice').counted).toBe('time, cost, and errors')
  expect(countedIn(['develop a standard for farm mutuals'], 'practice').counted).not.toContain('acre')
})

it('counts in the sense in which a word is meant', () => {
  for (const said of [
    'publish a screening method for hollow sluice walls',
    'run video surveillance of quays',
    'cut fatigue of night pilots',
    'raise water retention of dikes',
    'restore the archives of a tax office',
    'pilot a wall scan with irrigation districts',
  ])
    expect(countedIn([said], 'practice').counted).toBe('time, cost, and errors')
  expect(countedIn(['offer screening of newborns in island clinics'], 'service').counted).toBe('vaccinations and screenings')
  expect(countedIn(['carry sound archives over to files'], 'tool').counted).toContain('recordings')
  expect(countedIn(['raise retention of care aides'], 'practice').counted).toBe('staff turnover')
})
