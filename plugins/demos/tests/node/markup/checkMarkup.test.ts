import { checkMarkup } from '../../../node/markup/checkMarkup';

/** Returns what is found in a demo: line and first words of each fault. */
function faults(code: string): string[] {
  return checkMarkup('Demo.tsx', code).map((problem) => problem.split(/[,.] /)[0] ?? '');
}

const NAMELESS = 'is in a form but has no `name`';
const UNNAMED = 'has no accessible name';

describe('fields of forms', () => {
  it.each([
    '<TextField />',
    '<TextField label="name" />',
    '<FormControlLabel control={<Checkbox />} label="Catering" />',
    '<Autocomplete renderInput={(params) => <TextField {...params} label="City" />} />',
    '<input type="text" />',
    '<RadioGroup><Radio value="a" /></RadioGroup>',
  ])('need a name: %s', (field) => {
    expect(faults(`<form>${field}</form>`)).toEqual([expect.stringContaining(NAMELESS)]);
  });

  it.each([
    '<TextField name="city" />',
    "<TextField {...register('city')} />",
    '<FormControlLabel name="catering" control={<Checkbox />} label="Catering" />',
    '<Autocomplete renderInput={(params) => <TextField {...params} name="city" />} />',
    '<Autocomplete name="city" />',
    "<Switch inputProps={{ name: 'alarm' }} />",
    "<TextField slotProps={{ htmlInput: { name: 'city' } }} />",
    '<RadioGroup name="size"><Radio value="a" /></RadioGroup>',
    '<input type="submit" />',
    '<Button>Send</Button>',
  ])('have one: %s', (field) => {
    expect(faults(`<form>${field}</form>`)).toEqual([]);
  });

  it('are those of every kind of form, in the components of the file, and only those', () => {
    const fault = [`Demo.tsx:1: TextField ${NAMELESS}`];
    expect(faults('<Box component="form"><TextField /></Box>')).toEqual(fault);
    expect(faults("<Dialog aria-label=\"a\" PaperProps={{ component: 'form' }}><TextField /></Dialog>")).toEqual(fault); // prettier-ignore
    expect(faults("const Form = styled('form')({}); <Form><TextField /></Form>")).toEqual(fault);
    expect(faults('function Field() { return <TextField />; } <form><Field /></form>')).toEqual(
      fault,
    );
    expect(faults('<div><TextField /></div>')).toEqual([]);
  });

  it('are found in a component that renders itself', () => {
    expect(faults('function Tree() { return <form><Tree /><input /></form>; }')).toHaveLength(1);
  });
});

describe('popups', () => {
  it.each([
    '<Menu open><MenuItem /></Menu>',
    "<Menu MenuListProps={{ id: 'a' }} />",
    '<MenuList />',
    '<Dialog open><DialogContent /></Dialog>',
    '<Drawer open />',
    '<Drawer PaperProps={{ "aria-label": "Pages" }} />',
    '<SwipeableDrawer open />',
    "<Popover slotProps={{ paper: { role: 'dialog' } }} />",
    '<Modal><Paper role="dialog" /></Modal>',
    '<Modal aria-label="Goal"><Paper aria-label="Goal" /></Modal>',
  ])('need a name: %s', (popup) => {
    expect(faults(popup)).toEqual([expect.stringContaining(UNNAMED)]);
  });

  it.each([
    "<Menu MenuListProps={{ 'aria-labelledby': 'a' }} />",
    "const slotProps = { listbox: { 'aria-label': 'File' } }; <Menu slotProps={slotProps} />",
    '<MenuList aria-label="Edit" />',
    '<Dialog open><Box><DialogTitle>Delete the file?</DialogTitle></Box></Dialog>',
    '<Dialog aria-labelledby="a" />',
    '<Drawer variant="permanent" />',
    '<Drawer variant="persistent" />',
    "<Drawer PaperProps={{ role: 'dialog', 'aria-label': 'Pages' }} />",
    "<Popover slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note' } }} />",
    "<Popover sx={{ pointerEvents: 'none' }} />",
    '<Modal><Fade><Paper role="dialog" aria-labelledby="a" /></Fade></Modal>',
    '<Modal><ModalDialog><DialogTitle>Goal</DialogTitle></ModalDialog></Modal>',
  ])('have one: %s', (popup) => {
    expect(faults(popup)).toEqual([]);
  });

  it('are also those whose variant can be temporary', () => {
    expect(faults("<Drawer variant={wide ? 'permanent' : 'temporary'} />")).toHaveLength(1);
  });
});

describe('items of navigation', () => {
  const current = `aria-current={page === 'Orders' ? 'page' : undefined}`;

  it('are links, one of which is the current page', () => {
    expect(faults('<nav><Button>Orders</Button></nav>')).toEqual([
      "Demo.tsx:1: Button is in the navigation but isn't a link",
      'Demo.tsx:1: No item of the navigation is the current page',
    ]);
    expect(faults(`<nav><Button href="#orders" ${current} /></nav>`)).toEqual([]);
    expect(faults(`<nav><Tab component={RouterLink} to="/orders" ${current} /></nav>`)).toEqual([]);
  });

  it('are found in each kind of navigation, in lists that the file declares, on their line', () => {
    const list = `const list = (\n<List component="nav"><ListItemButton ${current} /></List>);`;
    const fault = ["Demo.tsx:2: ListItemButton is in the navigation but isn't a link"];
    expect(faults(`${list} <Box>{list}</Box>`)).toEqual(fault);
    const action = `<BottomNavigationAction {...folder} ${current} />`;
    expect(faults(`<BottomNavigation>${action}</BottomNavigation>`)).toHaveLength(1);
    expect(faults('<Box role="navigation"><MenuItem /></Box>')).toHaveLength(2);
  });

  it('may be buttons that open a group or turn a page', () => {
    expect(faults('<nav><ListItemButton aria-expanded={open} /></nav>')).toEqual([]);
    expect(faults('<nav><Button onClick={showNext}>Next</Button></nav>')).toEqual([]);
    expect(faults('<List><ListItemButton>Copy</ListItemButton></List>')).toEqual([]);
  });
});
