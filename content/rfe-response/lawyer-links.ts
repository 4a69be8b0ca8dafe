/** Where a lawyer can be found. */
export const LAWYER_LINKS = [
  { label: 'Find an immigration attorney (AILA)', href: 'https://www.ailalawyer.com' },
  { label: 'Free or low-cost providers (Department of Justice)', href: 'https://www.justice.gov/eoir/list-pro-bono-legal-service-providers' },
] as const
