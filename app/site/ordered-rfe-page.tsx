import { ORDERED_RFE } from '../../content/thank-you.ts'
import { ThankYou } from './thank-you.tsx'

export default function OrderedRfePage() {
  return <ThankYou words={ORDERED_RFE} />
}
