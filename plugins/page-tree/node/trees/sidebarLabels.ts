import { FLAG_LABELS, PLAN_TITLES } from '../../shared/chips';
import type { MarkLabels } from '../../shared/chips';

export const ENGLISH_LABELS: MarkLabels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
