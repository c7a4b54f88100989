import json
def P(file,lang,kind,medium,css,body,qs):
    q=[]
    for line in qs.strip().split('\n'):
        f=[x.strip() for x in line.split('|')]
        d={"name":f[0],"prompt":f[1],"other":f[2]}
        if f[3]=='-': d["value"]=None
        else:
            v=f[4].split(';;'); d["value"]=v if len(v)>1 else v[0]
            if len(f)>5:
                p=f[5].split(';;'); d["printed"]=p if len(p)>1 else p[0]
            d["type"]=f[3]
        q.append(json.dumps(d,ensure_ascii=False))
    h=f'<!doctype html>\n<html lang="{lang}" data-kind="{kind}" data-medium="{medium}">\n<meta charset="utf-8">\n<style>{css.strip()}</style>\n{body.strip()}\n<script type="application/json" id="questions">\n['+',\n '.join(q)+']\n</script>\n</html>\n'
    open(file+'.html','w').write(h)
    if len(h.encode())>9000: print(file,len(h.encode()),'TOO BIG')
