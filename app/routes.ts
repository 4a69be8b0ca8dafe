import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The URL table. */
export default [
  layout('ui/site-layout.tsx', [
    index('home/home-page.tsx'),
    route('faq/:location?', 'faq/faq-page.tsx'),
    route('blog', 'blog/blog-page.tsx'),
    route('blog/:slug', 'blog/article-page.tsx'),
    route('proposed-endeavor-generator', 'generator/generator-page.tsx'),
    route('selected-proposed-endeavor', 'generator/selected-endeavor-page.tsx'),
    route('checkout-selfpetition-ai', 'checkout/selfpetition-ai-page.tsx'),
    route('checkout-niw-diy', 'checkout/niw-diy-page.tsx'),
    route('checkout-rfe-response', 'checkout/rfe-response-page.tsx'),
    route('aiform2', 'intake/intake-page.tsx'),
    route('orders', 'orders/find-order-page.tsx'),
    route('orders/:reference', 'orders/order-page.tsx'),
    route('orders/:reference/pay', 'orders/pay-order.tsx'),
    route('payment-return', 'orders/payment-return.tsx'),
  ]),
  route('sandbox-payment/:id', 'sandbox/sandbox-payment-page.tsx'),
  route('dev/mail', 'dev/mailbox-page.tsx'),
  route('not-found', 'errors/not-found-page.tsx'),
  route('*', 'errors/unknown-page.tsx'),
] satisfies RouteConfig
