import { FLAG_LABELS, PLAN_TITLES } from '../../../src/navigation/shared/chips';
import type { MarkLabels } from '../../../src/navigation/shared/chips';

export const ENGLISH_LABELS: MarkLabels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
