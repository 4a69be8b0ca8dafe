/** Facts about the provider. Everything here is configuration: `placeholder` marks what must be replaced before launch. */

export type ProviderFact = { value: string; placeholder: boolean; meaning: string }

const fact = (value: string, meaning: string, placeholder = true): ProviderFact => ({ value, placeholder, meaning })

export const PROVIDER_FACTS = {
  brand: fact('Prongwise', 'Name shown everywhere'),
  company: fact('Prongwise Drafting (company name to be confirmed)', 'Legal name of the company'),
  address: fact('Address to be confirmed, San Mateo, California', 'Postal address in the contact bar, footer and mails'),
  phone: fact('+1 (555) 010-0140', 'Phone number in the contact bar'),
  email: fact('hello@prongwise.example', 'Address for questions, large files and support'),
  hours: fact('Monday to Friday, 9AM to 5PM PST', 'Business hours', false),
  chatUrl: fact('https://discord.com/invite/prongwise-placeholder', 'Invitation to the community chat'),
  reviewUrl: fact('https://www.trustpilot.com/evaluate/prongwise.example', 'Where customers are asked for a review'),
  reviewPlatformA: fact('https://www.trustpilot.com/review/prongwise.example', 'First review platform'),
  reviewPlatformB: fact('https://maps.google.com/?q=Prongwise', 'Second review platform (Google reviews)'),
  adjustmentPaymentUrl: fact('https://buy.stripe.com/placeholder-adjustment', 'External payment link of the Adjustment of Status package'),
  governingState: fact('California', 'State whose law governs the terms'),
} as const satisfies Record<string, ProviderFact>

export type ProviderKey = keyof typeof PROVIDER_FACTS

/** The values alone, for pages and mails. */
export const PROVIDER = Object.fromEntries(Object.entries(PROVIDER_FACTS).map(([key, { value }]) => [key, value])) as Record<ProviderKey, string>

/** Puts the provider's address where the words say "{email}". */
export const withEmail = (words: string): string => words.replace('{email}', PROVIDER.email)

/** A fact for a reader; null on a public address while it is a placeholder: an address "to be confirmed" is worse than none. */
export function shownFact(key: ProviderKey, local: boolean): string | null {
  const { value, placeholder } = PROVIDER_FACTS[key]
  return placeholder && !local ? null : value
}
