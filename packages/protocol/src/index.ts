export { type Act, type ActType, actIdSchema, actSchema } from './acts.ts';
export { LIMITS, PROTOCOL } from './limits.ts';
export { contributionSchema, hashSchema, type TableLuck, tableLuckSchema } from './luck.ts';
export {
  type ClientMessage,
  type Clock,
  clientMessageSchema,
  clockSchema,
  type News,
  newsSchema,
  type ServerMessage,
  serverMessageSchema,
  type TableMessage,
  tableMessageSchema,
} from './messages.ts';
export { type Orders, ordersSchema } from './orders.ts';
export { EMBLEMS, type Emblem, emblemSchema, nameSchema, type Person, personSchema } from './people.ts';
export { PROBLEMS, type Problem, type ProblemCode, problemSchema, refusalSchema } from './problems.ts';
export { type Series, type SeriesGoal, seriesGoalSchema, seriesSchema } from './series-schema.ts';
export {
  type Ask,
  type Asking,
  askingSchema,
  askSchema,
  type BotChoice,
  botSchema,
  optionsSchema,
  type Pace,
  type Player,
  paceSchema,
  playerSchema,
  ratingsSchema,
  type Status,
  seatSchema,
  statusSchema,
  type TableInfo,
  type TableLine,
  type TablePlan,
  tableInfoSchema,
  tableLineSchema,
  tablePlanSchema,
} from './table.ts';
