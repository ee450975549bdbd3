import { shuffled } from '../../shuffled.ts'
import {
  callAt,
  DOORS,
  type Door,
  loggingIn,
  lookAtMe,
  type Newcomer,
  newcomerIn,
  PASSWORD,
  registering,
  someUser,
  type Visit,
} from './newcomers.ts'
import { USER_WRITES } from './user-writes.ts'

type Identity = Pick<Newcomer, 'username' | 'email'>

/** `taken`: somebody of the world; undefined where it has nobody. */
type Registering = (identity: Identity, taken: Identity | undefined) => Identity
type Identifying = (identity: Identity, taken: Identity | undefined) => string

const AS_USUAL: Registering = identity => identity

const REGISTERING: readonly Registering[] = [
  AS_USUAL,
  ({ username, email }) => ({ username: capitalized(username), email: capitalized(email) }),
  (identity, taken) => ({ ...identity, username: taken?.username ?? identity.username }),
  (identity, taken) => ({ ...identity, email: taken?.email.toUpperCase() ?? identity.email }),
]

const BY_EMAIL: Identifying = ({ email }) => email

const IDENTIFYING: readonly Identifying[] = [
  BY_EMAIL,
  ({ username }) => username,
  ({ email }) => email.toUpperCase(),
  ({ username }) => username.toUpperCase(),
  ({ username }, taken) => taken?.username ?? `${username}0`,
]

/** Passwords that are wrong, and may be taken by who does not look at all of them. */
const WRONG_PASSWORDS: readonly string[] = [
  'wrong-Passw0rd',
  PASSWORD.toUpperCase(),
  PASSWORD.toLowerCase(),
  PASSWORD.slice(0, -1),
  `${PASSWORD}1`,
]

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

/** How somebody comes to an account; at most one thing of it is otherwise than usual. */
interface Coming {
  readonly door: Door
  readonly registers: Registering
  /** Null: who registered does not log in besides. */
  readonly login: { readonly identifies: Identifying; readonly password: string } | null
}

function loggingInBy(door: Door, identifies: Identifying, password: string): Coming {
  return { door, registers: AS_USUAL, login: { identifies, password } }
}

const COMINGS = DOORS.flatMap((door): readonly Coming[] => [
  ...REGISTERING.map(registers => ({ door, registers, login: null })),
  ...IDENTIFYING.map(identifies => loggingInBy(door, identifies, PASSWORD)),
  ...WRONG_PASSWORDS.map(password => loggingInBy(door, BY_EMAIL, password)),
])

/** Somebody registers, logs in, and looks who that is. */
function visitOf({ door, registers, login }: Coming): Visit {
  return (scene, graphql) => {
    const [{ jwt, ...newcomer }, taken] = [newcomerIn(scene), someUser(scene)]
    const { username, email } = registers(newcomer, taken)
    const registration = registering({ username, email, password: PASSWORD })
    const saves = { [jwt]: 'jwt' }
    const as = 'public'
    if (!login) return [callAt(door, registration, { as, saves }, graphql), lookAtMe(jwt)]
    const identifier = login.identifies({ username, email }, taken)
    const way = loggingIn({ identifier, password: login.password })
    return [
      callAt(door, registration, { as }, graphql),
      callAt(door, way, { as, saves }, graphql),
      lookAtMe(jwt),
    ]
  }
}

/** All visits, in an order in which what is alike does not stand together. */
export const VISITS: readonly Visit[] = shuffled([...COMINGS.map(visitOf), ...USER_WRITES])
