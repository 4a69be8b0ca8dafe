/** Addresses of the operator's console, for mails to the operator. */
export const consoleAddresses = (publicUrl: string) => ({
  order: (reference: string) => `${publicUrl}/console/orders/${encodeURIComponent(reference)}`,
  today: `${publicUrl}/console`,
  paymentEvents: `${publicUrl}/console/payments`,
  /** Forms that no order was found for. */
  intakes: `${publicUrl}/console/intakes`,
  letters: `${publicUrl}/console/letters`,
  accountsOf: (email: string) => `${publicUrl}/console/accounts?search=${encodeURIComponent(email)}`,
  leadsOf: (email: string) => `${publicUrl}/console/leads?search=${encodeURIComponent(email)}`,
})
