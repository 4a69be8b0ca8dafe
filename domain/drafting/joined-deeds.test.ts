import { expect, it } from 'vitest'
import { joinedDeeds } from './joined-deeds.ts'

it.each([
  ['extend the net to ports, publish all rules openly, and a drill kit for crews', 'extend the net to ports and publish all rules openly', 'a drill kit for crews'],
  ['finish the rope protocol with field kit, get it trialed at 6 ports and publish the data', 'finish the rope protocol with field kit, have it trialed at 6 ports, and publish the data', null],
  ['adapt the gauge and its case, test it with two ports', 'adapt the gauge and its case, and test it with two ports', null],
  ['take the model, retrain it on harbor videos, and give it free to counties', 'take the model, retrain it on harbor videos, and give it free to counties', null],
  ['build a kit that reads the tide, test the rope', 'build a kit that reads the tide, test the rope', null],
  ['design ropes, test rigs, and audit sheets', 'design ropes, test rigs, and audit sheets', null],
])('%s', (typed, phrase, output) => expect(joinedDeeds(typed)).toEqual({ phrase, output }))
