import { bruno } from './bruno/bruno.ts'
import type { Exporter } from './exporter.ts'
import { hurl } from './hurl/hurl.ts'
import { pytest } from './pytest/pytest.ts'

/** Every format that scenarios can be exported to. A new one: its folder, a line here. */
export const exporters: readonly Exporter[] = [hurl, bruno, pytest]
