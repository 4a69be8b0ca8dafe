import { describe, expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

describe('the plain address', () => {
  test.each([
    ['/prices?', '/prices'],
    ['/./prices', '/prices'],
    ['/a/../prices', '/prices'],
    ['/prices/.', '/prices/'],
    ['/%2e/prices', '/prices'],
    ['/a/%2E%2e/prices', '/prices'],
    ['/%70rices', '/prices'],
    ['/pilot%2Dsample?a=%70', '/pilot-sample?a=%70'],
    ['/prices#top', '/prices'],
    ['//prices', '/prices'],
    ['/prices//faq///', '/prices/faq/'],
    ['/\\\\prices', '/prices'],
    ['\\prices', '/prices'],
    ['http://elsewhere.example/prices', '/prices'],
    ['HTTP://elsewhere.example?x=1', '/?x=1'],
    ['/..', '/'],
    ['/%252e%252e/x', null],
    ['/faq/Costs', null],
    ['/prices?a=1&b=%2e./', null],
    ['/blog/', null],
    ['/orders/a%20b', null],
    ['/assets/..%2f..%2fpackage.json', null],
    ['/%', null],
    ['/%ff', null],
    ['*', null],
  ])('of %s is %s', (target, plain) => {
    expect(plainAddress(target)).toBe(plain)
  })

  test.each([
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/%2e//evil.example',
    '/\\evil.example',
    '///evil.example/%2e%2e//evil.example',
    'http://host//evil.example',
    '/\t/evil.example/.',
  ])('of %j leads to no other host', (target) => {
    const plain = plainAddress(target) ?? target
    expect(new URL(plain, 'https://site.example').host).toBe('site.example')
  })

  test('is plain itself', () => {
    for (const target of ['/a/.././b/%7Ec?x', '//a//b/', '/%25%32%45/x', '/a\\b/..']) {
      const plain = plainAddress(target) ?? target
      expect(plainAddress(plain), target).toBeNull()
    }
  })
})
