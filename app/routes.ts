import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The URL table. */
export default [
  layout('ui/site-layout.tsx', [
    index('home/home-page.tsx'),
    route('proposed-endeavor-generator', 'generator/generator-page.tsx'),
    route('selected-proposed-endeavor', 'generator/selected-endeavor-page.tsx'),
    route('checkout-selfpetition-ai', 'checkout/selfpetition-ai-page.tsx'),
    route('aiform2', 'intake/intake-page.tsx'),
    route('orders/:reference', 'orders/order-page.tsx'),
  ]),
  route('sandbox-payment/:id', 'sandbox/sandbox-payment-page.tsx'),
  route('dev/mail', 'dev/mailbox-page.tsx'),
  route('not-found', 'errors/not-found-page.tsx'),
  route('*', 'errors/unknown-page.tsx'),
] satisfies RouteConfig
