import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { STORY_SLUGS } from '../content/professions/story-slugs.ts'

/** The URL table. */
export default [
  layout('ui/site-layout.tsx', [
    index('home/home-page.tsx'),
    route('prices', 'site/prices-page.tsx'),
    route('select-product', 'site/select-product-page.tsx'),
    route('niw-diy', 'site/niw-diy-page.tsx'),
    route('ai', 'site/ai-page.tsx'),
    route('ai-samples', 'site/ai-samples-page.tsx'),
    route('rfe', 'site/rfe-page.tsx'),
    route('ordered', 'site/ordered-page.tsx'),
    route('ordered-rfe', 'site/ordered-rfe-page.tsx'),
    ...Object.keys(STORY_SLUGS).map((path) => route(path.slice(1), 'professions/profession-page.tsx', { id: path.slice(1) })),
    route('faq/:location?', 'faq/faq-page.tsx'),
    route('blog', 'blog/blog-page.tsx'),
    route('blog/:slug', 'blog/article-page.tsx'),
    route('proposed-endeavor-generator', 'generator/generator-page.tsx'),
    route('selected-proposed-endeavor', 'generator/selected-endeavor-page.tsx'),
    route('checkout-selfpetition-ai', 'checkout/selfpetition-ai-page.tsx'),
    route('checkout-niw-diy', 'checkout/niw-diy-page.tsx'),
    route('checkout-rfe-response', 'checkout/rfe-response-page.tsx'),
    route('contact', 'contact/contact-page.tsx'),
    route('aiform1', 'intake/intake-sample-page.tsx'),
    route('aiform2', 'intake/intake-page.tsx'),
    route('orders', 'orders/find-order-page.tsx'),
    route('orders/:reference', 'orders/order-page.tsx'),
    route('orders/:reference/pay', 'orders/pay-order.tsx'),
    route('payment-return', 'orders/payment-return.tsx'),
  ]),
  route('sandbox-payment/:id', 'sandbox/sandbox-payment-page.tsx'),
  route('dev/mail', 'dev/mailbox-page.tsx'),
  route('coming-soon', 'site/coming-soon-page.tsx'),
  route('not-found', 'errors/not-found-page.tsx'),
  route('*', 'errors/unknown-page.tsx'),
] satisfies RouteConfig
