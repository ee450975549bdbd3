import { expect, test } from 'vitest'
import { shardFromCi } from './ci-shard.ts'

test.each<[string, Record<string, string>, [number, number]]>([
  ['GitLab counts from 1', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '3' }, [1, 3]],
  ['GitLab, the last', { CI_NODE_INDEX: '3', CI_NODE_TOTAL: '3' }, [3, 3]],
  ['CircleCI counts from 0', { CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '4' }, [1, 4]],
  ['Kubernetes counts from 0', { JOB_COMPLETION_INDEX: '4', ASSAYER_SHARD_TOTAL: '5' }, [5, 5]],
  ['the GitHub action counts from 0', { ASSAYER_JOB_INDEX: '1', ASSAYER_JOB_TOTAL: '2' }, [2, 2]],
  ['Buildkite counts from 0', { BUILDKITE_PARALLEL_JOB: '0', BUILDKITE_PARALLEL_JOB_COUNT: '2' }, [1, 2]],
  ['Azure counts from 1', { SYSTEM_JOBPOSITIONINPHASE: '2', SYSTEM_TOTALJOBSINPHASE: '2' }, [2, 2]],
])('%s', (_, environment, [index, count]) => {
  expect(shardFromCi(environment)).toEqual({ index, count })
})

test.each<[string, Record<string, string>, string]>([
  ['no CI system', {}, 'none of the variables'],
  ['a matrix of one, GitLab’s total alone', { CI_NODE_TOTAL: '1' }, 'none of the variables'],
  [
    'no total',
    { JOB_COMPLETION_INDEX: '0' },
    'Kubernetes says JOB_COMPLETION_INDEX=0 and ASSAYER_SHARD_TOTAL=;',
  ],
  ['an index beyond the total', { CI_NODE_INDEX: '4', CI_NODE_TOTAL: '3' }, 'expected 1 <= CI_NODE_INDEX'],
  ['a word', { CI_NODE_INDEX: 'x', CI_NODE_TOTAL: '3' }, 'GitLab says CI_NODE_INDEX=x'],
])('refused: %s', (_, environment, message) => {
  expect(() => shardFromCi(environment)).toThrow(message)
})
