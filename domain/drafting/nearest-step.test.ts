import { expect, it } from 'vitest'
import { nearestStep } from './nearest-step.ts'

const STEPS = ['visit the wells above the limit', 'join old analyses with rock, depth, and land use', 'write to each owner in plain words'] as const

it('joins a fact to the step that does what it did, and to none where no step does', () => {
  expect(nearestStep('mapped fluoride in 640 boreholes by rock and depth', STEPS)).toBe(STEPS[1])
  expect(nearestStep('taught violin to 40 children', STEPS)).toBeNull()
})
