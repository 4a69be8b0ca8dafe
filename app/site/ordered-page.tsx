import { ORDERED_NIW_DIY } from '../../content/thank-you.ts'
import { ThankYou } from './thank-you.tsx'

export default function OrderedPage() {
  return <ThankYou words={ORDERED_NIW_DIY} download />
}
