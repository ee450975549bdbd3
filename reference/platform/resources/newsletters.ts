import { address, fixed, flag, number, rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

const fonts = ['serif', 'sans_serif']

/** Mailings that members subscribe to. The design settings live on each newsletter. */
export const newsletters: Resource = {
  name: 'newsletters',
  singular: 'newsletter',
  table: 'newsletters',
  attributes: [
    ...rowAttributes,
    fixed(text('uuid')),
    text('name', { max: 191 }),
    text('description'),
    flag('feedback_enabled', false),
    text('slug', { max: 191 }),
    text('sender_name', { max: 191 }),
    text('sender_email', { max: 191 }),
    text('sender_reply_to', { initial: 'newsletter', max: 191 }),
    text('status', { initial: 'active', oneOf: ['active', 'archived'] }),
    text('visibility', { initial: 'members' }),
    flag('subscribe_on_signup', true),
    number('sort_order', 0),
    address('header_image'),
    flag('show_header_icon', true),
    flag('show_header_title', true),
    flag('show_excerpt', false),
    text('title_font_category', { initial: 'sans_serif', oneOf: fonts }),
    text('title_alignment', { initial: 'center', oneOf: ['center', 'left'] }),
    flag('show_feature_image', true),
    text('body_font_category', { initial: 'sans_serif', oneOf: fonts }),
    text('footer_content', { max: 1_000_000_000, urls: 'content' }),
    flag('show_badge', true),
    flag('show_header_name', true),
    flag('show_post_title_section', true),
    flag('show_comment_cta', true),
    flag('show_subscription_details', false),
    flag('show_latest_posts', false),
    text('background_color', { initial: 'light', max: 50 }),
    text('border_color', { max: 50 }),
    text('title_color', { max: 50 }),
  ],
  relations: [],
  aliases: {},
}
