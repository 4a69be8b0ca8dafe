import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'

/** Four options with their reasons are twenty thousand bytes. */
const ANSWER_BYTES_MAX = 2 * 1024 * 1024

export type LanguageModelSettings = {
  provider: 'none' | 'anthropic' | 'openai' | 'openai-compatible'
  model: string | undefined
  apiKey: string | undefined
  baseUrl: string | undefined
}

/** The model the settings name; null where none is wanted. The settings were checked at start-up. */
export function languageModel({ provider, model, apiKey, baseUrl }: LanguageModelSettings): LanguageModel | null {
  if (provider === 'none') return null
  if (model === undefined) throw new Error('a language model needs a name')
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl }
  const key = apiKey === undefined ? {} : { apiKey }
  const fetch = boundedFetch(ANSWER_BYTES_MAX)
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...key, ...address, fetch })(model)
    case 'openai':
      return createOpenAI({ ...key, ...address, fetch })(model)
    case 'openai-compatible':
      if (baseUrl === undefined) throw new Error('an OpenAI-compatible endpoint needs its address')
      // Without this the schema is not sent and the model answers in a form of its own.
      return createOpenAICompatible({ name: 'openai-compatible', baseURL: baseUrl, supportsStructuredOutputs: true, ...key, fetch })(model)
  }
}
