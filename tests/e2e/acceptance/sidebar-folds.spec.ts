import { sidebarGroups } from '../facts/routes.ts';
import { expect, test } from '../test.ts';

for (const { label, open } of sidebarGroups) {
  test(`the group "${label}" is ${open ? 'open' : 'closed'} at first, and folds`, async ({ guide, sidebar }) => {
    await guide.open('/get-started');
    expect(await sidebar.isOpen(label)).toBe(open);
    await sidebar.groupHandle(label).click();
    expect(await sidebar.isOpen(label)).toBe(!open);
  });
}
