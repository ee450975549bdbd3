import { flag, list, number, rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

/**
 * What members can pay for; called products before 5.0. Benefits are a list of texts, the prices are numbers
 * in minor units, and the currency is an attribute of its own.
 */
export const tiers: Resource = {
  name: 'tiers',
  singular: 'tier',
  table: 'tiers',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191, neverNull: true }),
    text('slug', { max: 191 }),
    text('description', { max: 191 }),
    flag('active', true),
    text('type', { initial: 'paid', oneOf: ['paid', 'free'] }),
    text('welcome_page_url'),
    text('visibility', { initial: 'public', neverNull: true, oneOf: ['public', 'none'] }),
    list('benefits'),
    text('currency', { max: 50 }),
    number('monthly_price', null),
    number('yearly_price', null),
    number('trial_days', 0),
  ],
  relations: [],
  aliases: {},
  apart: ['welcome_page_url', 'monthly_price', 'yearly_price', 'trial_days', 'created_at', 'updated_at'],
  isOpen: true,
  isInMemory: true,
}
