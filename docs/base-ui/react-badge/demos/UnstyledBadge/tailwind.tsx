import { Badge } from '@mui/base/Badge';

const badge = 'relative inline-block';
const box = 'inline-block rounded-lg border border-slate-500 px-3 py-2';
const row = 'flex flex-wrap items-center gap-6 pt-3';

const slotProps = {
  badge: {
    className:
      'absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-blue-700 px-1 text-center text-xs leading-5 text-white [&.base-Badge-invisible]:hidden',
  },
};

export default function UnstyledBadge() {
  return (
    <div className={row}>
      <Badge className={badge} badgeContent={12} slotProps={slotProps}>
        <span className={box}>Returns</span>
      </Badge>
      <Badge className={badge} badgeContent="new" slotProps={slotProps}>
        <span className={box}>Price list</span>
      </Badge>
      <Badge
        className={badge}
        badgeContent={
          <span role="img" aria-label=", to check">
            !
          </span>
        }
        slotProps={slotProps}
      >
        <span className={box}>Stock</span>
      </Badge>
    </div>
  );
}
