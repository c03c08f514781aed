import { expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { saveBusiness } from './business-profiles.ts';
import { removeExpired } from './cleaning.ts';
import {
  addCampaign,
  changeCampaign,
  deleteCampaign,
  findCampaign,
  listCampaigns,
  restoreCampaign,
} from './google-ads-campaigns.ts';
import { addUser } from './users.ts';

eachDatabase('Campaigns', (open) => {
  it('belong to their owner, page by page, and can be brought back until they are cleaned away', async () => {
    const database = await open();
    const { db } = database;
    for (const id of ['ann', 'bob']) await addUser(db, { id, email: `${id}@example.com` });
    const { id: businessProfileId } = await saveBusiness(db, 'ann', {
      businessName: 'Harlow',
      industry: 'Other',
    });
    const ids: number[] = [];
    for (const campaignName of ['First', 'Second', 'Third']) {
      const row = await addCampaign(db, 'ann', {
        businessProfileId,
        campaignName,
        campaignType: 'search',
        businessType: 'service',
        location: 'Leeds',
        monthlyBudget: 500,
        biddingStrategy: 'Maximize clicks',
      });
      ids.push(row.id);
    }
    const [first, second, third] = ids as [number, number, number];
    const named = async (page: { limit: number; before?: number }) =>
      (await listCampaigns(db, 'ann', page)).map(({ campaignName }) => campaignName);
    expect(await named({ limit: 2 })).toEqual(['Third', 'Second']);
    expect(await named({ limit: 2, before: second })).toEqual(['First']);
    expect(await listCampaigns(db, 'bob', { limit: 5 })).toEqual([]);
    for (const nothing of [
      await findCampaign(db, 'bob', first),
      await changeCampaign(db, 'bob', first, { isActive: false }),
      await restoreCampaign(db, 'bob', first),
    ])
      expect(nothing).toBeNull();
    expect(await deleteCampaign(db, 'bob', first, new Date())).toBe(false);
    expect(await changeCampaign(db, 'ann', first, { campaignName: 'Spring' })).toMatchObject({
      campaignName: 'Spring',
      isActive: true,
    });
    const longAgo = new Date(Date.now() - 48 * 3_600_000);
    expect(await deleteCampaign(db, 'ann', third, longAgo)).toBe(true);
    expect(await findCampaign(db, 'ann', third)).toBeNull();
    expect(await restoreCampaign(db, 'ann', third)).toMatchObject({ id: third });
    await deleteCampaign(db, 'ann', third, longAgo);
    await removeExpired(database, new Date());
    expect(await restoreCampaign(db, 'ann', third)).toBeNull();
    expect(await named({ limit: 5 })).toEqual(['Second', 'Spring']);
  });
});
